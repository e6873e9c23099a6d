/** /trust-manager/validation/formations */
export const TRAININGS = {
  title: "Formations continues à contrôler",
  lead: "Comparez chaque déclaration à son justificatif. Les heures comptent une fois validées ; un renvoi dit au Looper ce qui est à corriger.",
  body: "Organisme",
  day: "Jour",
  duration: "Durée",
  theme: "Thème",
  nonDiscrimination: "Dont non-discrimination",
  ethics: "Dont déontologie",
  handedIn: "Déclarée le",
  check: "Valider cette formation",
  returnOpen: "Renvoyer au Looper",
  return: "Renvoyer",
  reason: "Motif",
  reasonHint: "Il est communiqué au Looper, tel quel.",
  pickReason: "Choisir un motif",
  sending: "Enregistrement…",
  self: "C’est votre propre formation : quelqu’un d’autre doit en décider.",
  empty: "Aucune formation n’attend d’être contrôlée",
  toTasks: "Voir ce qui est à faire",
  done: {
    checked: "La formation est validée : le Looper en est prévenu.",
    returned: "La formation est renvoyée au Looper, avec son motif.",
    /** By the looper, before. */
    withdrawn: "Le Looper a retiré cette déclaration entre-temps : rien n’a été changé.",
  },
} as const;
