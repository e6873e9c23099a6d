import type { ReactNode } from "react";
import { OwnForms } from "@/app/OwnForms";
import { SkipLink } from "@/components/ui/SkipLink";
import "../space.css";
import "./annonces/_editor/editor.css";

/** The editor of listings: nothing around it but its own head. */
export default function EditorLayout({ children }: { children: ReactNode }) {
  return (
    <div className="flex min-h-dvh flex-col">
      <SkipLink />
      <OwnForms>{children}</OwnForms>
    </div>
  );
}
