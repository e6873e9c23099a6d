import { z } from "zod";
import { isEmailAddress } from "../kernel/email.ts";
import { carriesLink } from "../kernel/person-name.ts";
import { readPhone, tidyPhone } from "../kernel/phone.ts";
import { isSeen, tidyLine, tidyText } from "../kernel/text.ts";
import { TEXT_PROBLEMS } from "./text-problems.ts";

/** No control character, end of a line or half of a character. */
const ONE_LINE = /^[^\p{Cc}\p{Cs}\p{Zl}\p{Zp}]*$/u;

/** What is wrong with a line of a fitting length; null where nothing is. */
type Fault = (line: string) => string | null;

const lineFault =
  (error: string): Fault =>
  (typed) =>
    ONE_LINE.test(typed) ? (isSeen(typed) ? null : TEXT_PROBLEMS.unseen) : error;

const faultless = (error: string, min: number, max: number, fault: Fault, tooLong = error) =>
  z
    .string({ error })
    .overwrite(tidyLine)
    .min(min, { error })
    .max(max, { error: tooLong })
    .superRefine((typed, context) => {
      // One fault at a time: the sentences of a field stand side by side. Counted as the two above do: by characters.
      const { length } = [...typed];
      const message = length < min || length > max ? null : fault(typed);
      if (message !== null) context.addIssue({ code: "custom", message });
    });

/**
 * A text of one line, without what pasting adds around it. Any fault is reported in the same words,
 * except a character that nobody sees: a person could look for it for long.
 */
export const line = (error: string, min: number, max: number, tooLong = error) =>
  faultless(error, min, max, lineFault(error), tooLong);

/** A person's name, which our mails repeat: nothing in it becomes a link. */
export const personName = (error: string, min: number, max: number) =>
  faultless(
    error,
    min,
    max,
    (typed) => lineFault(error)(typed) ?? (carriesLink(typed) ? TEXT_PROBLEMS.nameLink : null),
  );

/** A text of several lines; a blank one is empty. */
export const text = (error: string, max: number) =>
  z.string({ error }).overwrite(tidyText).max(max, { error });

/** An address that a mail can be sent to. */
export const emailAddress = (error: string) =>
  z.string({ error }).overwrite(tidyLine).refine(isEmailAddress, { error });

const PHONE_MAX = 30;

/** A telephone number, as it was typed or pasted. */
export const phone = (error: string) =>
  z
    .string({ error })
    .overwrite(tidyPhone)
    .refine((typed) => typed.length <= PHONE_MAX && readPhone(typed) !== null, { error });
