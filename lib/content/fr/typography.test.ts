import { describe, expect, it } from "vitest";
import * as beta from "./beta.ts";
import * as brand from "./brand.ts";
import * as claims from "./claims.ts";
import * as common from "./common.ts";
import * as audit from "./espace/audit.ts";
import * as buying from "./espace/buying.ts";
import * as dashboards from "./espace/dashboards.ts";
import * as looper from "./espace/looper.ts";
import * as looperQuiz from "./espace/looper-quiz.ts";
import * as looperQuizWords from "./espace/looper-quiz-words.ts";
import * as looperTraining from "./espace/looper-training.ts";
import * as mails from "./espace/mails.ts";
import * as messages from "./espace/messages.ts";
import * as offers from "./espace/offers.ts";
import * as overview from "./espace/overview.ts";
import * as payments from "./espace/payments.ts";
import * as personalData from "./espace/personal-data.ts";
import * as properties from "./espace/properties.ts";
import * as providers from "./espace/providers.ts";
import * as roleChange from "./espace/role-change.ts";
import * as roles from "./espace/roles.ts";
import * as settings from "./espace/settings.ts";
import * as trust from "./espace/trust.ts";
import * as trustLists from "./espace/trust-lists.ts";
import * as visits from "./espace/visits.ts";
import * as espaceWaitlist from "./espace/waitlist.ts";
import * as hearts from "./hearts.ts";
import * as help from "./help.ts";
import * as home from "./home.ts";
import * as intents from "./intents.ts";
import * as accessibility from "./legal/accessibility.ts";
import * as fees from "./legal/fees.ts";
import * as notice from "./legal/notice.ts";
import * as privacy from "./legal/privacy.ts";
import * as terms from "./legal/terms.ts";
import * as looperPage from "./looper.ts";
import * as mailbox from "./mailbox.ts";
import * as navigation from "./navigation.ts";
import * as problems from "./problems.ts";
import * as reports from "./reports.ts";
import * as vendre from "./vendre.ts";
import * as waitlist from "./waitlist.ts";

const MODULES = {
  accessibility,
  audit,
  beta,
  brand,
  claims,
  buying,
  common,
  dashboards,
  espaceWaitlist,
  fees,
  help,
  hearts,
  home,
  intents,
  looper,
  looperPage,
  looperQuiz,
  looperQuizWords,
  looperTraining,
  mailbox,
  mails,
  messages,
  navigation,
  notice,
  offers,
  payments,
  overview,
  personalData,
  privacy,
  problems,
  properties,
  providers,
  settings,
  roleChange,
  reports,
  roles,
  terms,
  trust,
  trustLists,
  vendre,
  visits,
  waitlist,
};

/** Words the specification fixes to the letter. */
const VERBATIM = new Set<string>([beta.BETA.form.sending, home.HOME.search.locationPlaceholder]);

/** Every text of a value, functions answered with a sample figure. */
function textsOf(value: unknown): string[] {
  if (typeof value === "string") return VERBATIM.has(value) ? [] : [value];
  if (typeof value === "function") return value.length > 0 ? textsOf(value("1", "2")) : [];
  if (typeof value !== "object" || value === null) return [];
  return Object.values(value).flatMap(textsOf);
}

const RULES: readonly (readonly [fault: string, pattern: RegExp])[] = [
  ["a straight apostrophe between letters", /\p{L}'\p{L}/u],
  ["a breaking space before a double sign", / [;:!?»%€]/],
  ["a missing space before a double sign", /\p{L}[;!?»](?:\s|$)/u],
  ["a breaking space after an opening quote", /« /],
  ["straight quotes", /"/],
  ["three dots in place of an ellipsis", /\.\.\./],
  ["a breaking space inside a number", /\d \d{3}(?!\d)/],
  ["two spaces", / {2}/],
];

describe.each(Object.entries(MODULES))("the copy of %s", (_name, module) => {
  const texts = textsOf(module);

  it.each(RULES)("has no %s", (_fault, pattern) => {
    expect(texts.filter((text) => !text.startsWith("/") && pattern.test(text))).toEqual([]);
  });
});
