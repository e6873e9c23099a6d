"use client";

import type { ReactNode } from "react";
import { PageTitle } from "@/components/space/PageTitle";
import { Tabs } from "@/components/space/Tabs";
import { SETTINGS_TABS, type SettingsTab, spaceRoutes } from "@/lib/routes/space";
import { SETTINGS } from "../copy";

/** The frame of the settings: their tabs, each with its address, and the one that is open. */
export function SettingsScreen({ tab, children }: { tab: SettingsTab; children: ReactNode }) {
  return (
    <div className="flex flex-col gap-8">
      <PageTitle title={SETTINGS.title} lead={SETTINGS.lead} />
      <Tabs
        label={SETTINGS.tabsLabel}
        tabs={SETTINGS_TABS.map((name) => ({
          label: SETTINGS.tabs[name],
          href: spaceRoutes.settingsTab(name),
          current: name === tab,
        }))}
      />
      {children}
    </div>
  );
}
