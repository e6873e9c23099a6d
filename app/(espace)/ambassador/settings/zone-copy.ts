import { ofCommune, typeset } from "@/lib/communes/french";
import { formatInteger } from "@/lib/kernel/format";
import { formatCivilDate } from "@/lib/kernel/format-date";
import { CAPACITY, MOST_COMMUNES, RADIUS_KM } from "@/lib/looper-zones/rules";

/** Where a looper takes leads, and when not. */
export const ZONE = {
  title: "Mon secteur",
  text: "Les vendeurs de ce secteur vous voient parmi les Loopers proches de chez eux, et notre équipe vous confie leurs demandes.",
  noCentre:
    "Votre profil n’a pas de commune connue\u00a0: indiquez votre ville et son code postal pour recevoir des demandes.",
  profile: "Modifier mon profil",
  kind: "Secteur",
  circle: (centre: string) => `Un cercle autour ${ofCommune(typeset(centre))}`,
  chosen: "Des communes choisies",
  radius: "Rayon du cercle, en km",
  radiusHint: `De ${RADIUS_KM.min} à ${RADIUS_KM.max}\u00a0km, à partir de la commune de votre profil.`,
  communes: "Communes choisies",
  communesHint: `${MOST_COMMUNES} au plus, à moins de ${RADIUS_KM.max}\u00a0km de la vôtre.`,
  distance: (km: number) => `${formatInteger(km)}\u00a0km`,
  capacity: "Prospects en cours, au plus",
  capacityHint: (open: number) =>
    `De ${CAPACITY.min} à ${CAPACITY.max}. ${open === 0 ? "Vous n’en avez aucun" : `Vous en avez ${formatInteger(open)}`} en ce moment\u00a0; au-delà de ce nombre, les vendeurs ne vous voient plus parmi les Loopers proches.`,
  submit: "Enregistrer le secteur",
  sending: "Enregistrement…",
  saved: "Votre secteur est enregistré.",
  pausesTitle: "Mes pauses",
  pausesText:
    "Pendant une pause, les vendeurs ne vous voient plus parmi les Loopers proches. Les acheteurs des biens que vous suivez vous écrivent toujours, et vos visites restent les vôtres.",
  paused: "En pause aujourd’hui",
  noPause: "Aucune pause prévue.",
  pause: (fromOn: string, untilOn: string) =>
    fromOn === untilOn
      ? `Le ${formatCivilDate(fromOn)}`
      : `Du ${formatCivilDate(fromOn)} au ${formatCivilDate(untilOn)}`,
  from: "Premier jour",
  until: "Dernier jour",
  add: "Ajouter la pause",
  added: "La pause est ajoutée.",
  remove: "Retirer",
  removeOf: (pause: string) => `Retirer la pause\u00a0: ${pause}`,
  removed: "La pause est retirée.",
} as const;
