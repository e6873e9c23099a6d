import { DomainError, type ErrorCode } from "@/lib/kernel/errors";
import type { Actor } from "@/lib/policy/actor";

/** Why what the form showed is no more. */
interface Refused {
  refusal: ErrorCode;
}

/** These stand by their field, or ask for another try of the same form. */
const STAYS: readonly ErrorCode[] = ["signature.code-wrong", "mandate.same-price"];

/** A command on a mandate; a refusal because things moved on shows the page as it is now. */
export const orMoved =
  <Input, Result>(command: (input: Input, actor: Actor) => Promise<Result>) =>
  async (input: Input, actor: Actor): Promise<Result | Refused> => {
    try {
      return await command(input, actor);
    } catch (error) {
      if (DomainError.is(error) && error.status === 409 && !STAYS.includes(error.code)) {
        return { refusal: error.code };
      }
      throw error;
    }
  };

export const isRefused = (outcome: unknown): outcome is Refused =>
  typeof outcome === "object" && outcome !== null && "refusal" in outcome;
