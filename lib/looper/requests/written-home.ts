import type { RevisionContent } from "../../revisions/content.ts";
import type { HomePlace } from "./home-place.ts";

export const writtenTitle = ({ title }: RevisionContent): string | null => title?.trim() || null;

export const writtenPlace = ({ communeCode, lat, lng }: RevisionContent): HomePlace | null =>
  communeCode === undefined || lat === undefined || lng === undefined
    ? null
    : { communeCode, lat, lng };
