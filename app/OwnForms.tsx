import type { ReactNode } from "react";
import { FormOwnerProvider } from "@/components/forms/form-owner";
import { currentFormOwner } from "@/lib/auth/form-owner";

/** What the person who is signed in types in the forms of this page is kept as theirs. */
export async function OwnForms({ children }: { children: ReactNode }) {
  return <FormOwnerProvider owner={await currentFormOwner()}>{children}</FormOwnerProvider>;
}
