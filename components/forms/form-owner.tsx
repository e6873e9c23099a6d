"use client";

import { createContext, type ReactNode, useContext } from "react";
import type { FormOwner } from "@/lib/kernel/forms";

const OwnerContext = createContext<FormOwner | null>(null);

/** Whose the forms around are; null where nobody is signed in. */
export function useFormOwner(): FormOwner | null {
  return useContext(OwnerContext);
}

/** Says whose the forms in it are. The page is the same without one: no form is made anew by it. */
export function FormOwnerProvider({
  owner,
  children,
}: {
  owner: FormOwner | null;
  children: ReactNode;
}) {
  return <OwnerContext value={owner}>{children}</OwnerContext>;
}
