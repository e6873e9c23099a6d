import { expect, test } from "vitest";
import { addressLine } from "../../kernel/address-line.ts";
import { type ContractFacts, contractGaps } from "./rules.ts";

const TODAY = "2026-11-21";
const PAPERS = {
  trained: true,
  rsacNumber: "912345675",
  identityExpiresOn: "2031-06-01",
  attestationExpiresOn: "2027-06-01",
  insuranceExpiresOn: "2027-06-01",
};
const FACTS: ContractFacts = {
  papers: PAPERS,
  waiting: [],
  address: "14 rue de Paris, 35000 Rennes",
  zoneCommunes: 12,
  weeklyHours: 8,
  hasPublisher: true,
};

test.each<[what: string, Partial<ContractFacts>, gaps: string[]]>([
  ["nothing", {}, []],
  ["nothing on a paper's last day", { papers: { ...PAPERS, attestationExpiresOn: TODAY } }, []],
  [
    "a paper that ended yesterday",
    { papers: { ...PAPERS, attestationExpiresOn: "2026-11-20" } },
    ["attestation"],
  ],
  ["an identity", { papers: { ...PAPERS, identityExpiresOn: null } }, ["identity"]],
  [
    "nothing where identity and insurance wait to be checked",
    {
      papers: { ...PAPERS, identityExpiresOn: null, insuranceExpiresOn: null },
      waiting: ["identity", "insurance"],
    },
    [],
  ],
  [
    "the papers that it names, until they are checked",
    {
      papers: { ...PAPERS, rsacNumber: null, attestationExpiresOn: null },
      waiting: ["rsac", "attestation"],
    },
    ["rsac", "attestation"],
  ],
  ["an address", { address: null }, ["address"]],
  ["a zone", { zoneCommunes: 0 }, ["zone"]],
  ["hours", { weeklyHours: 3 }, ["hours"]],
  ["hours that were never stated", { weeklyHours: null }, ["hours"]],
  ["who concludes it", { hasPublisher: false }, ["publisher"]],
])("a contract lacks %s", (_what, changes, gaps) => {
  expect(contractGaps({ ...FACTS, ...changes }, TODAY)).toEqual(gaps);
});

test.each<[parts: Parameters<typeof addressLine>, line: string | null]>([
  [["14 rue de Paris", "35000", "Rennes"], "14 rue de Paris, 35000 Rennes"],
  [[" 14 rue de Paris ", "35000", " Rennes "], "14 rue de Paris, 35000 Rennes"],
  [["", "35000", "Rennes"], null],
  [["14 rue de Paris", null, "Rennes"], null],
  [["14 rue de Paris", "35000", "  "], null],
])("%j is the address %j", (parts, line) => {
  expect(addressLine(...parts)).toBe(line);
});
