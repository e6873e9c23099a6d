import type { ReactNode } from "react";
import { Facade } from "@/components/illustrations/Facade";
import { Card } from "@/components/ui/Card";
import { Container } from "@/components/ui/Container";
import { AuthSide, type AuthSideName, HOUSES } from "./AuthSide";

/** A screen that leads to an account: its `h1`, what it asks for, and what stands under it. */
export function AuthFrame({
  title,
  lead,
  side,
  house = HOUSES[side],
  before,
  after,
  children,
}: {
  title: string;
  lead?: ReactNode;
  /** What stands beside the form where there is room. */
  side: AuthSideName;
  /** The first house of the street beside it, from shut (0) to lit (3); alone where there is no room. */
  house?: number;
  /** Above the title: tabs, steps. */
  before?: ReactNode;
  after?: ReactNode;
  children: ReactNode;
}) {
  return (
    <Container className="grid max-w-140! items-start gap-x-10 py-8 md:py-12 lg:max-w-page! lg:grid-cols-[minmax(0,34rem)_minmax(0,1fr)] lg:justify-between xl:gap-x-16">
      <div className="min-w-0">
        {before}
        <div className="flex items-end gap-4">
          <div className="min-w-0 grow pb-6">
            <h1 className="text-title">{title}</h1>
            {lead && <p className="mt-2 text-ink-soft wrap-anywhere">{lead}</p>}
          </div>
          <Facade step={house} className="mr-5 h-auto w-18 shrink-0 max-[21rem]:hidden lg:hidden" />
        </div>
        <Card className="p-5 sm:p-8">{children}</Card>
        {after && <div className="mt-6">{after}</div>}
      </div>
      <AuthSide name={side} house={house} />
    </Container>
  );
}
