import type { ReactNode } from "react";
import "../../launch.css";

/** The pages that tell what the site is for and let people in before it opens: a sheet of their own. */
export default function LaunchLayout({ children }: { children: ReactNode }) {
  return children;
}
