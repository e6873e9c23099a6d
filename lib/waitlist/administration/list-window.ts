import type { ListPlace } from "../../kernel/keyset.ts";

export type ListWindow = ListPlace & { limit: number };
