import type { SendFailure } from "../kernel/send-failure.ts";

/** What to do about what could not be sent. */
export const SEND_AGAIN = {
  again: "Envoyer à nouveau",
  reload: "Recharger la page",
  sending: "Nouvel envoi…",
  /** Of a form that was filled in again after its page was loaded anew. */
  restored:
    "Nous avons remis ce que vous aviez saisi (sauf les mots de passe, les codes et les fichiers). Relisez, puis envoyez.",
} as const;

const MINUTE = 60;

/** "30 secondes", "2 minutes". */
function durationText(seconds: number): string {
  const [count, unit] =
    seconds < 2 * MINUTE ? [seconds, "seconde"] : [Math.ceil(seconds / MINUTE), "minute"];
  return `${count}\u00a0${unit}${count > 1 ? "s" : ""}`;
}

/** What happened to what was sent, in whole sentences; what was typed is still there. */
export function sendFailureText(failure: SendFailure): string {
  switch (failure.kind) {
    case "offline":
      return "Votre appareil n’est plus connecté à Internet : rien n’est parti. Ce que vous avez saisi reste ici ; renvoyez-le une fois la connexion revenue.";
    case "unanswered":
      return "La réponse du site ne nous est pas parvenue. Ce que vous avez saisi reste ici ; vous pouvez l’envoyer à nouveau.";
    case "late":
      return "Le site ne répond toujours pas. Rechargez la page, puis envoyez à nouveau : ce que vous avez saisi y sera encore.";
    case "foreign":
      return "La réponse reçue n’est pas celle du site. Ce que vous avez saisi reste ici ; envoyez-le à nouveau dans un instant.";
    case "outdated":
      return `${failure.detail ?? "Cette page a changé depuis que vous l’avez ouverte. Rechargez-la, puis recommencez."} Ce que vous avez saisi y sera encore.`;
    case "refused": {
      const { detail, retrySeconds } = failure;
      return retrySeconds === null
        ? detail
        : `${detail} Un nouvel envoi sera possible dans ${durationText(retrySeconds)}.`;
    }
  }
}

/** The way on from it: send it again, load the page anew, or neither where that would change nothing. */
export function wayOnFrom(failure: SendFailure): "again" | "reload" | null {
  if (failure.kind === "outdated" || failure.kind === "late") return "reload";
  return failure.kind === "refused" && !failure.mayRetry ? null : "again";
}
