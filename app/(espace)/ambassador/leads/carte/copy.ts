import { ofCommune, typeset } from "@/lib/communes/french";
import { formatDuration, formatInteger } from "@/lib/kernel/format";
import { type MapShown, VISIT_DAYS } from "@/lib/looper/map/views";

/** /ambassador/leads/carte */
export const LOOPER_MAP = {
  title: "Carte de mes prospects et visites",
  lead: `Vos prospects en cours et vos visites des ${VISIT_DAYS} prochains jours. La liste contient tout ce que la carte montre.`,
  tabs: "Ce que montre la carte",
  shown: { tout: "Tout", prospects: "Prospects", visites: "Visites" } satisfies Record<
    MapShown,
    string
  >,
  list: "Liste de la carte",
  map: "Carte de vos prospects et visites",
  skip: "Passer à la liste",
  groups: {
    over: "Délai passé",
    accept: (daysAway: number, day: string) =>
      daysAway === 0
        ? "À accepter aujourd’hui"
        : daysAway === 1
          ? "À accepter demain"
          : `À accepter le ${day}`,
    visits: (daysAway: number, day: string) =>
      daysAway === 0
        ? `Visites d’aujourd’hui, ${day}`
        : daysAway === 1
          ? `Visites de demain, ${day}`
          : `Visites du ${day}`,
    held: "Prospects en cours",
  },
  range: (start: string, end: string) => `De ${start} à ${end}`,
  address: (address: string, commune: string | null) =>
    commune === null ? address : `${address}, ${typeset(commune)}`,
  /** Why a marker is no more precise than it is. */
  places: {
    beforeAccept: (commune: string) =>
      `Placé au centre ${ofCommune(typeset(commune))}. L’adresse s’affiche dès que vous acceptez.`,
    commune: (commune: string) => `Placé au centre ${ofCommune(typeset(commune))}.`,
    area: "Placé au centre des communes voisines de même code postal.",
    street: "Placé dans la rue, sans le numéro.",
    none: "Lieu inconnu de la carte.",
  },
  virtual: "En visio",
  locate: "Situer sur la carte",
  of: (name: string) => `, ${name}`,
  visitOf: (visitor: string) => `Visite avec ${visitor}`,
  /** Starts with the words that the marker shows, so that a voice command finds it. */
  marker: {
    offered: (shown: string, name: string) => `${shown}, prospect à accepter\u00a0: ${name}`,
    over: "Délai passé",
    left: (minutes: number) => formatDuration(minutes),
    held: (shown: string, name: string, status: string) =>
      `${shown}, prospect ${name}\u00a0: ${status}`,
    visit: (shown: string, visitor: string, when: string) =>
      `${shown}, visite avec ${visitor}, ${when}`,
    several: (count: number, canZoom: boolean) =>
      `${formatInteger(count)} prospects et visites${canZoom ? ", agrandir" : " à cet endroit"}`,
  },
  panel: "Ce qui a été choisi sur la carte",
  panelMany: (count: number) => `${formatInteger(count)} à cet endroit`,
  panelClose: "Fermer",
  seeZone: "Voir tout mon secteur",
  legend: {
    title: "Légende",
    offered: "Prospect à accepter, avec le temps qu’il reste",
    held: "Prospect en cours",
    visit: "Visite, avec son jour",
    several: "Plusieurs au même endroit",
    circle: (radiusKm: number, centre: string) =>
      `Votre secteur\u00a0: les communes dont le centre est à ${formatInteger(radiusKm)}\u00a0km au plus ${ofCommune(typeset(centre))}`,
    communes: (count: number, missing: number) =>
      [
        count === 1
          ? "Votre secteur\u00a0: une commune, en tache sur son centre (son contour n’est pas dessiné)"
          : `Votre secteur\u00a0: ${formatInteger(count)} communes, une tache au centre de chacune (leurs contours ne sont pas dessinés)`,
        ...(missing === 0 ? [] : [`sauf ${formatInteger(missing)} dont le centre n’est pas connu`]),
      ].join(", "),
  },
  noZone:
    "Votre secteur n’est pas dessiné\u00a0: il n’est pas encore fixé, ou votre profil n’a pas de commune connue.",
  zoneAction: "Régler mon secteur",
  more: {
    leads: (shown: number) =>
      `La carte s’arrête à ${formatInteger(shown)} prospects. La liste complète les a tous.`,
    visits: (shown: number) =>
      `La carte s’arrête aux ${formatInteger(shown)} prochaines visites. La liste complète les a toutes.`,
    leadsAction: "Tous mes prospects",
    visitsAction: "Toutes mes visites",
  },
  empty: {
    tout: `Aucun prospect en cours, aucune visite dans les ${VISIT_DAYS} prochains jours. Les vendeurs de votre secteur et les visiteurs de vos biens apparaîtront ici.`,
    prospects: "Aucun prospect en cours. Les vendeurs de votre secteur vous sont proposés un à un.",
    visites: `Aucune visite dans les ${VISIT_DAYS} prochains jours. Ouvrez des créneaux sur les biens que vous suivez.`,
  } satisfies Record<MapShown, string>,
  emptyActions: {
    zone: "Vérifier mon secteur",
    availability: "Ouvrir des créneaux",
  },
} as const;
