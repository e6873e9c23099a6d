import { companyAt } from "../../../public-data/companies/client.ts";
import { companyAnswer, type DeclaringPerson } from "../../../public-data/companies/rules.ts";

/** What a paper of the RSAC has of the directory of companies. */
export async function lookUpCompany(number: string, person: DeclaringPerson, now: Date) {
  const { answer, company, at } = companyAnswer(await companyAt(number), person);
  const { code = null, label = null } = company?.activity ?? {};
  return {
    companyAnswer: answer,
    companyName: company?.name ?? null,
    companyActivity: label === null ? code : `${code}, ${label}`,
    companySeenAt: at ?? now,
  };
}
