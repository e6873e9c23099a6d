import type { ReactNode } from "react";
import { Card } from "@/components/ui/Card";
import { Container } from "@/components/ui/Container";

/** A screen that leads to an account: its `h1`, what it asks for, and what stands under it. */
export function AuthFrame({
  title,
  lead,
  width = "narrow",
  before,
  after,
  children,
}: {
  title: string;
  lead?: ReactNode;
  width?: "narrow" | "wide";
  /** Above the title: tabs, steps. */
  before?: ReactNode;
  after?: ReactNode;
  children: ReactNode;
}) {
  return (
    <Container className="py-8 md:py-12">
      <div className={width === "narrow" ? "mx-auto max-w-112" : "mx-auto max-w-200"}>
        {before}
        <h1 className="text-title">{title}</h1>
        {lead && <p className="mt-2 text-ink-soft">{lead}</p>}
        <Card className="mt-6 p-5 sm:p-8">{children}</Card>
        {after && <div className="mt-6">{after}</div>}
      </div>
    </Container>
  );
}
