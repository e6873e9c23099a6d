import { expect, test } from "vitest";
import { completeContent } from "../testing/revisions.ts";
import type { QuestionCode, RevisionContent } from "./content.ts";
import {
  leastSurfaceM2,
  mayBeConfirmed,
  questionSubject,
  questionsOf,
  type RegisteredDpe,
} from "./contradictions.ts";

const TODAY = "2026-11-24";
const codesOf = (content: RevisionContent, register?: RegisteredDpe) =>
  questionsOf(content, TODAY, register).map(({ code }) => code);

test("a home that agrees with itself raises no question", () => {
  expect(codesOf(completeContent())).toEqual([]);
  expect(codesOf({})).toEqual([]);
});

const room = (areaDm2: number) => ({ id: "a", name: "Séjour", areaDm2 });

test.each<[string, RevisionContent, QuestionCode[]]>([
  ["a class that is better than its figures", { energyClass: "C" }, ["energy-class"]],
  ["a class that is worse", { energyClass: "G" }, ["energy-class"]],
  ["emissions of another class", { ghgClass: "A" }, ["ghg-class"]],
  ["an unknown class", { energyClass: undefined, ghgClass: undefined }, []],
  ["figures that are not whole", { energyClass: "A", ghgEmission: undefined }, []],
  ["overseas, where the limits are others", { energyClass: "A", communeCode: "97411" }, []],
  ["five rooms in 20 m²", { rooms: 5, surfaceDm2: 2_000 }, ["many-rooms"]],
  ["as many rooms as may be", { rooms: 3, surfaceDm2: 2_300, energyClass: undefined }, []],
  ["one room more", { rooms: 4, surfaceDm2: 2_999, energyClass: undefined }, ["many-rooms"]],
  ["a single room of 150 m²", { rooms: 1, surfaceDm2: 15_000 }, ["few-rooms"]],
  ["a studio of three rooms", { type: "studio" }, ["studio-rooms"]],
  ["a room that is larger than the home", { roomTable: [room(6_351)] }, ["large-room"]],
  ["a room as large as the home", { roomTable: [room(6_350)] }, []],
  ["an apartment outside copropriété", { isCoowned: false }, ["not-coowned"]],
  ["a studio outside copropriété", { type: "studio", rooms: 1, isCoowned: false }, ["not-coowned"]],
  ["a house outside copropriété", { type: "house", isCoowned: false }, []],
  ["a year to come", { builtYear: 2027 }, ["future-year", "year-after-dpe"]],
  ["a home that is younger than its DPE", { builtYear: 2025 }, ["year-after-dpe"]],
  ["a home of its DPE's year", { builtYear: 2024 }, []],
  [
    "the DPE of a new building for an old one",
    { dpeNumber: "2435N0000000A", builtYear: 1930 },
    ["new-building-dpe"],
  ],
  ["the DPE of a new building", { dpeNumber: "2435N0000000A", builtYear: 2022 }, []],
  ["a number of another year", { dpeNumber: "2135E0000000A" }, ["dpe-number-year"]],
  ["a number of the next year", { dpeNumber: "2535E0000000A" }, []],
  ["a number of another form", { dpeNumber: "ABCDEFGHIJKLM" }, []],
])("%s", (_, change, codes) => {
  expect(codesOf({ ...completeContent(), ...change })).toEqual(codes);
});

test("so many rooms need so much", () => {
  expect([0, 1, 2, 5].map(leastSurfaceM2)).toEqual([9, 9, 16, 37]);
});

const WRONG = completeContent({ energyClass: "C" });
const REGISTER: RegisteredDpe = {
  number: "2435E0000000A",
  establishedOn: "2024-03-12",
  energyClass: "C",
  ghgClass: "C",
  energyUse: 210,
  ghgEmission: 24,
  surfaceDm2: 6_350,
  builtYear: 1930,
};

test("values that the register of DPE has as well close a question", () => {
  expect(mayBeConfirmed(questionsOf(WRONG, TODAY))).toBe(true);
  expect(codesOf(WRONG, REGISTER)).toEqual([]);
  expect(codesOf(WRONG, { ...REGISTER, energyClass: "D" })).toEqual(["energy-class"]);
  expect(codesOf(WRONG, { ...REGISTER, surfaceDm2: null })).toEqual(["energy-class"]);
  const rooms = completeContent({ rooms: 9 });
  expect(mayBeConfirmed(questionsOf(rooms, TODAY))).toBe(false);
  expect(codesOf(rooms, REGISTER)).toEqual(["many-rooms"]);
});

test("an answer is about the values that it was given of", () => {
  const about = questionSubject("energy-class", WRONG);
  const answered = { ...WRONG, answers: { "energy-class": { text: "Attestation jointe", about } } };
  const answersOf = (content: RevisionContent) =>
    questionsOf(content, TODAY).map(({ answer }) => answer);
  expect(answersOf(WRONG)).toEqual([null]);
  expect(answersOf(answered)).toEqual(["Attestation jointe"]);
  expect(answersOf({ ...answered, title: "Autre titre" })).toEqual(["Attestation jointe"]);
  expect(answersOf({ ...answered, energyUse: 260 })).toEqual([null]);
});
