import { withQuery } from "../kernel/query.ts";

const LIST = "/trust-manager/providers";

/** The team's pages of the directory's providers. */
export const managedProviderRoutes = {
  all: LIST,
  list: (query: { filtre?: string | null; q?: string | null }) => withQuery(LIST, { ...query }),
  enter: `${LIST}/nouveau`,
  /** `state` is what was just done. */
  one: (id: string, state?: string) =>
    withQuery(`${LIST}/${encodeURIComponent(id)}`, { etat: state }),
} as const;
