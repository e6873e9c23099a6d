import { DomainError, type ErrorCode } from "../kernel/errors.ts";

/** The code that a work is refused with, or null where it is done; anything else fails the test. */
export async function codeOf(work: Promise<unknown>): Promise<ErrorCode | null> {
  try {
    await work;
    return null;
  } catch (error) {
    if (DomainError.is(error)) return error.code;
    throw error;
  }
}
