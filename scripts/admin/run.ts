import { endAllSessions } from "../../lib/accounts/commands/end-all-sessions.ts";
import { grantRole } from "../../lib/accounts/commands/grant-role.ts";
import { resetSecondFactor } from "../../lib/accounts/commands/reset-second-factor.ts";
import { erasePerson } from "../../lib/accounts/erasure/commands/erase-account.ts";
import { erasureConsequences } from "../../lib/accounts/erasure/queries/erasure-consequences.ts";
import { type Account, findAccount } from "../../lib/accounts/queries/find-account.ts";
import { rotateDocumentKey } from "../../lib/documents/commands/rotate-document-key.ts";
import { DomainError, type ErrorCode } from "../../lib/kernel/errors.ts";
import { ROLES, type Role } from "../../lib/kernel/roles.ts";

export const USAGE = `Usage: npm run admin -- <command>

  grant-role <email> <role>      gives a role, in force at once: ${ROLES.join(", ")}
  revoke-sessions <email>        signs a person out everywhere
  reset-second-factor <email>    for who lost the telephone and the recovery codes
  anonymise <email> [--yes]      erases an account; without --yes, says what that would do
  documents rotate               has every private document need DOCUMENT_KEY alone; cut, it is run again
  help                           this text`;

/** A refusal, stated in one line. */
class CommandError extends Error {}

/** What the refusals of commands say here. */
const REFUSALS: Partial<Record<ErrorCode, string>> = {
  "account.demo": "This is a demonstration account, whose password everybody knows: refused.",
  "account.sale-in-progress": "A sale that this person takes part in is not concluded: refused.",
  "account.last-trust-manager": "This is the last trust manager: grant the role to another first.",
  "request.not-found": "This account was erased meanwhile.",
  "service.unavailable":
    "The database is locked by another program, full or failing: nothing was changed.",
};

type Print = (line: string) => void;

async function accountOf(email: string | undefined): Promise<Account> {
  if (!email) throw new CommandError(`An e-mail address is missing.\n\n${USAGE}`);
  const account = await findAccount(email);
  if (!account) throw new CommandError(`No account has the address ${email}.`);
  return account;
}

function roleOf(text: string | undefined): Role {
  const role = ROLES.find((known) => known === text);
  if (!role) throw new CommandError(`The role must be one of: ${ROLES.join(", ")}.`);
  return role;
}

async function grant(account: Account, role: Role, print: Print): Promise<void> {
  const outcome = await grantRole(account, role);
  print(
    outcome === "held"
      ? `${account.email} holds the role ${role} already: nothing changed.`
      : `${account.email} now holds the role ${role}.`,
  );
  if (role !== "trust_manager" || outcome === "held") return;
  print(
    "Signed out everywhere. A trust manager's password has at least 12 characters: one that is",
  );
  print("shorter must be changed, at /mot-de-passe-oublie or in the settings.");
  if (!account.hasSecondFactor) {
    print("There is no second factor yet: the pages of the role open once it is set up.");
  }
}

const counted = (count: number, one: string, many = `${one}s`) =>
  `${count} ${count === 1 ? one : many}`;

async function anonymise(account: Account, isSure: boolean, print: Print): Promise<void> {
  const consequences = await erasureConsequences(account);
  print(
    [
      counted(consequences.listingsWithdrawn, "listing withdrawn", "listings withdrawn"),
      counted(consequences.visitsCancelled, "visit cancelled", "visits cancelled"),
      counted(consequences.offersClosed, "open offer closed", "open offers closed"),
      counted(consequences.favorites, "favourite deleted", "favourites deleted"),
      counted(consequences.savedSearches, "saved search deleted", "saved searches deleted"),
    ].join(", "),
  );
  print(
    `Kept without the name: ${[
      counted(consequences.listingsRetained, "sold property", "sold properties"),
      counted(consequences.messagesRetained, "message"),
      counted(consequences.ledgerLinesRetained, "line of the ledger", "lines of the ledger"),
    ].join(", ")}, the audit.`,
  );
  if (!isSure) {
    throw new CommandError(`Nothing was changed. This can't be undone: add --yes to do it.`);
  }
  await erasePerson(account, null);
  print(`The account of ${account.email} is erased.`);
}

async function rotate(print: Print): Promise<void> {
  const outcome = await rotateDocumentKey((done) =>
    print(`${counted(done, "document")} looked at`),
  );
  if (outcome === "no-former-key") {
    throw new CommandError(
      "DOCUMENT_KEY_PREVIOUS is not set: it is to be the former key, and DOCUMENT_KEY the new one.",
    );
  }
  if (outcome === "not-in-use") {
    throw new CommandError("Start the site with this DOCUMENT_KEY first: nothing was changed.");
  }
  const { rewrapped, total, unreadable } = outcome;
  print(`${counted(rewrapped, "document")} of ${total} encrypted for the new key.`);
  print(
    "DOCUMENT_KEY_PREVIOUS can be taken out of the configuration. Backups from before need it.",
  );
  if (unreadable.length > 0) {
    throw new CommandError(`Neither key opens the files of: ${unreadable.join(", ")}.`);
  }
}

async function execute(args: readonly string[], print: Print): Promise<void> {
  const [command = "", email, ...rest] = args;
  const most = command === "grant-role" || command === "anonymise" ? 1 : 0;
  if (rest.length > most) throw new CommandError(`Too many arguments.\n\n${USAGE}`);
  switch (command) {
    case "help":
      return print(USAGE);
    case "documents": {
      if (email !== "rotate") throw new CommandError(`Unknown command documents.\n\n${USAGE}`);
      return rotate(print);
    }
    case "grant-role": {
      const account = await accountOf(email);
      return grant(account, roleOf(rest[0]), print);
    }
    case "revoke-sessions": {
      const account = await accountOf(email);
      const ended = await endAllSessions(account);
      return print(`${counted(ended, "session")} of ${account.email} ended.`);
    }
    case "reset-second-factor": {
      const account = await accountOf(email);
      const was = await resetSecondFactor(account);
      return print(
        was
          ? `The second factor of ${account.email} is removed, and they are signed out everywhere.`
          : `${account.email} has no second factor: nothing changed.`,
      );
    }
    case "anonymise": {
      if (rest[0] !== undefined && rest[0] !== "--yes") {
        throw new CommandError(`Unknown option ${rest[0]}.\n\n${USAGE}`);
      }
      return anonymise(await accountOf(email), rest[0] === "--yes", print);
    }
    default:
      throw new CommandError(command === "" ? USAGE : `Unknown command ${command}.\n\n${USAGE}`);
  }
}

/** Runs one command of the administrator. @returns the exit code: 1 when it was refused. */
export async function runAdmin(
  args: readonly string[],
  { print, printError }: { print: Print; printError: Print },
): Promise<0 | 1> {
  try {
    await execute(args, print);
    return 0;
  } catch (error) {
    if (error instanceof CommandError) printError(error.message);
    else if (DomainError.is(error)) printError(REFUSALS[error.code] ?? `Refused: ${error.code}.`);
    else throw error;
    return 1;
  }
}
