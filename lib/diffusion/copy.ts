import { formatDate, formatMoment } from "../kernel/format-date.ts";
import { namedClock } from "../kernel/place.ts";
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
      return `${label}\u00a0: non renseigné dans l’annonce.`;
    case "too-long":
      return `${label}\u00a0: trop long pour ce format${limitOf(field)}.`;
    case "malformed":
      return `${label}\u00a0: la valeur n’a pas la forme que le format demande.`;
  }
}

/** Where a home stands with a portal, in a sentence. */
export function portalText({ name, state, since, nextAt, place }: PortalView): string {
  const { zone } = namedClock(place);
  const on = since === null ? "" : formatDate(since, zone);
  const next =
    nextAt === null ? "" : ` Prochain essai\u00a0: ${formatMoment(nextAt, namedClock(place))}.`;
  switch (state) {
    case "sent":
      return `Transmise à ${name} depuis le ${on}.`;
    case "not-fetched":
      return `À disposition de ${name} depuis le ${on}\u00a0: ce portail n’a pas encore lu le fichier.`;
    case "refused":
      return `Pas transmise à ${name}\u00a0: notre contrôle l’a écartée du fichier.`;
    case "next":
      return `Autorisée pour ${name}\u00a0: elle part avec le prochain envoi, dans l’heure.`;
    case "unreachable":
      return `Pas encore transmise à ${name}, que nous n’arrivons pas à joindre.${next}`;
    case "leaving":
      return `Encore dans le dernier fichier transmis à ${name}\u00a0: elle quitte le prochain.`;
  }
}
