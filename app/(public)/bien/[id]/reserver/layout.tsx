import type { ReactNode } from "react";
import { OwnForms } from "@/app/OwnForms";
import "../../../../space.css";

/** The form that books a visit has the sheet of the signed-in space. */
export default function BookingLayout({ children }: { children: ReactNode }) {
  return <OwnForms>{children}</OwnForms>;
}
