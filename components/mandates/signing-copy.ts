import { formatTime, withClock } from "@/lib/kernel/format-date";
import type { HomeClock } from "@/lib/kernel/place";
import type { PaperKind } from "@/lib/mandates/parties";

/** What everybody reads who signs a document by a code. */
export const SIGNING = {
  sent: (email: string, until: Date, clock: HomeClock) =>
    `Un code à six chiffres a été envoyé à ${email}. Il est valable jusqu’à ${withClock(formatTime(until, clock.zone), clock)}.`,
  nameHint: (name: string) => `Écrivez ${name} : c’est votre signature.`,
  code: "Code reçu par e-mail",
  codeHint: "Six chiffres.",
  accept: {
    mandate: "J’ai lu le mandat et j’accepte ses clauses",
    amendment: "J’ai lu l’avenant et j’accepte ses clauses",
    acceptance: "J’ai lu le document et j’accepte cette offre",
    withdrawal: "J’ai lu le document et je retire le bien de la vente",
    diffusion: "J’ai lu l’avenant et j’autorise cette diffusion",
    contract: "J’ai lu le contrat et j’accepte ses clauses, dont le mandat de facturation",
  } satisfies Record<PaperKind | "contract", string>,
} as const;
