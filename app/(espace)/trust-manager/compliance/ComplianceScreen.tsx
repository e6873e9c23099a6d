"use client";

import type { ReactNode } from "react";
import { PageTitle } from "@/components/space/PageTitle";
import { Tabs } from "@/components/space/Tabs";
import { trustListOf } from "@/lib/routes/space";
import { REGISTERS, type Register } from "@/lib/trust/compliance/rules";
import { COMPLIANCE } from "./copy";

/** The compliance page around one of its registers. */
export function ComplianceScreen({
  register,
  children,
}: {
  register: Register;
  children: ReactNode;
}) {
  const tabs = REGISTERS.map((each) => ({
    label: COMPLIANCE.views[each],
    href: trustListOf("compliance", { filtre: each }),
    current: each === register,
  }));
  return (
    <div className="flex flex-col gap-8">
      <PageTitle title={COMPLIANCE.title} lead={COMPLIANCE.lead} />
      <Tabs label={COMPLIANCE.tabs} tabs={tabs} />
      <section aria-labelledby="registre" className="flex flex-col gap-5">
        <h2 id="registre" className="text-heading">
          {COMPLIANCE.views[register]}
        </h2>
        {children}
      </section>
    </div>
  );
}
