import { ofName } from "../kernel/elision.ts";
import { formatDate, formatMoment } from "../kernel/format-date.ts";
import { type HomeClock, namedClock } from "../kernel/place.ts";
import type { Trouble } from "./failures.ts";
import type { Refusal } from "./poliris/check-line.ts";
import { FIELDS, type PolirisField } from "./poliris/fields.ts";
import type { PortalView } from "./views.ts";

const limitOf = (field: PolirisField | undefined) =>
  field && "max" in field ? ` (${field.max.toLocaleString("fr-FR")} caractères au plus)` : "";

/** What our own check refuses, in a sentence. */
export function refusalText({ field: name, reason }: Refusal): string {
  const field = FIELDS[name];
  const label = field?.label ?? name;
  switch (reason) {
    case "missing":
      return `${label}\u00a0: à renseigner dans l’annonce.`;
    case "too-long":
      return `${label}\u00a0: texte trop long pour ce format${limitOf(field)}.`;
    case "malformed":
      return `${label}\u00a0: la valeur n’a pas la forme que le format demande.`;
  }
}

/** What a portal does instead of taking its file, behind "qui" or "ce portail". */
const TROUBLES = {
  unreachable: "ne répond pas",
  refused: "refuse notre envoi",
  full: "n’a plus de place pour notre fichier",
  failed: "n’a pas pris notre fichier",
} satisfies Record<Trouble, string>;

/** When a file that could not be handed over is tried again. */
const nextText = (nextAt: Date | null, clock: HomeClock): string =>
  nextAt === null
    ? " Nouvel essai dans la minute."
    : ` Prochain essai\u00a0: ${formatMoment(nextAt, clock)}.`;

/** What a seller should know of a portal that does not take its files: nothing where it does. */
function portalTrouble({ trouble, idleSince, nextAt, place }: PortalView): string {
  const clock = namedClock(place);
  const idle = idleSince === null ? null : formatDate(idleSince, clock.zone);
  if (trouble === null) {
    return idle === null ? "" : ` Ce portail n’a pas lu notre fichier depuis le ${idle}.`;
  }
  const since = idle === null ? "" : ` et n’a pris aucun fichier depuis le ${idle}`;
  return ` Ce portail ${TROUBLES[trouble]}${since}.${nextText(nextAt, clock)}`;
}

/** The same of one that a seller counts on: a failure that is an hour old is no news of what is there. */
const longTrouble = (view: PortalView): string =>
  view.idleSince === null ? "" : portalTrouble(view);

/** Where a home stands with a portal, in a sentence or two. */
export function portalText(view: PortalView): string {
  const { name, state, isThere, since, leftAt, trouble, nextAt, place } = view;
  const { zone } = namedClock(place);
  const day = (at: Date | null) => (at === null ? "" : formatDate(at, zone));
  switch (state) {
    case "sent":
      return `Transmise à ${name} depuis le ${day(since)}.${longTrouble(view)}`;
    case "not-fetched":
      return `À disposition ${ofName(name)} depuis le ${day(since)}\u00a0: ce portail n’a pas encore lu le fichier.`;
    case "refused":
      return isThere
        ? `Encore dans le dernier fichier pris par ${name}\u00a0; la mise à jour est refusée par notre contrôle.${longTrouble(view)}`
        : `Pas transmise à ${name}\u00a0: notre contrôle l’a écartée du fichier.`;
    case "next":
      return `Autorisée pour ${name}\u00a0: elle part avec le prochain envoi, dans l’heure.`;
    case "delayed":
      return `Pas encore transmise à ${name}, qui ${TROUBLES[trouble ?? "failed"]}.${nextText(nextAt, namedClock(place))}`;
    case "leaving":
      return isThere
        ? `Quitte ${name} au prochain passage\u00a0: elle est encore dans le dernier fichier que ce portail a pris.${portalTrouble(view)}`
        : `Quitte ${name} au prochain passage\u00a0: ce portail n’a pas encore pris le fichier où elle figure.`;
    case "gone":
      return `N’est plus transmise à ${name} depuis le ${day(leftAt)}.`;
    case "unlinked":
      return `Encore dans le dernier fichier pris par ${name}, qui n’est plus relié à notre site\u00a0: nous ne pouvons plus l’en retirer.`;
  }
}
