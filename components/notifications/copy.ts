import type { DigestFrequency } from "../../lib/notifications/rules.ts";

/** The lines of notifications, by what means each arrives. */
export const PREFERENCES = {
  caption: "Par quels moyens vous êtes prévenu de chaque type d’événement",
  event: "Événement",
  cell: (event: string, channel: string) => `${event} : ${channel}`,
  locked:
    "L’e-mail des visites et des offres est toujours envoyé : ces messages vous engagent auprès d’une autre personne.",
  submit: "Enregistrer mes choix",
  sending: "Enregistrement…",
  saved: "Vos choix sont enregistrés. Ils valent dès le prochain événement.",
  smsTo: (number: string) => `Les SMS sont destinés au ${number}.`,
  smsNowhere:
    "Votre profil n’a pas de numéro de mobile français : aucun SMS ne peut vous être adressé.",
  smsProfile: "Modifier mon numéro",
  smsNotSent:
    "Aucun opérateur n’est encore relié à ce site : les SMS sont préparés, mais ne partent pas.",
} as const;

export const PRESETS = {
  lead: "Accepter ou refuser demande un seul geste, et se change quand vous voulez. Seuls restent les e-mails de visites, d’offres et de sécurité du compte.",
  minimum: "Tout refuser",
  defaults: "Revenir aux réglages d’origine",
  sending: "Enregistrement…",
  doneMinimum: "C’est noté : vous ne recevez plus que l’indispensable.",
  doneDefaults: "Les réglages d’origine sont rétablis.",
} as const;

const DIGESTS: Record<DigestFrequency, string> = {
  none: "Un e-mail par événement",
  daily: "Un récapitulatif par jour, à 8 h",
  weekly: "Un récapitulatif par semaine, le lundi à 8 h",
};

/** When, and how often. */
export const RHYTHM = {
  title: "À quel rythme",
  quiet: "Ne pas me déranger à certaines heures",
  quietHint:
    "Ce qui arrive pendant ces heures attend leur fin. Visites et offres passent toujours.",
  from: "De",
  to: "à",
  digest: "E-mails des autres événements",
  digestHint: "Les messages, les visites et les offres n’attendent jamais un récapitulatif.",
  digests: DIGESTS,
  submit: "Enregistrer ce rythme",
  sending: "Enregistrement…",
  saved: "Votre rythme est enregistré.",
} as const;

/** Push messages in the browser that is used. */
export const PUSH = {
  title: "Notifications sur cet appareil",
  lead: "Une visite confirmée ou une offre s’affiche aussitôt, même quand le site est fermé. Le contenu est chiffré jusqu’à votre navigateur. Tout s’arrête avec votre session : déconnexion, changement de mot de passe sur un autre appareil ou longue absence.",
  none: "Aucun de vos appareils n’est inscrit.",
  browsers: (count: number) =>
    count === 1 ? "Un de vos appareils est inscrit." : `${count} de vos appareils sont inscrits.`,
  on: "Les notifications sont actives sur cet appareil.",
  turnOn: "Activer sur cet appareil",
  turnOff: "Désactiver sur cet appareil",
  working: "Un instant…",
  denied:
    "Votre navigateur bloque les notifications de ce site. Autorisez-les dans ses réglages, puis rechargez cette page.",
  unsupported:
    "Ce navigateur n’affiche pas de notifications. Sur iPhone et iPad, ajoutez d’abord le site à l’écran d’accueil.",
  failed: "L’inscription n’a pas abouti. Réessayez dans quelques instants.",
} as const;
