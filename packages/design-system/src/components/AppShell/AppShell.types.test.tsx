import { AppShell, PageHeader, type AppNavLink } from "./index.ts";

/** Usages that must not compile. */
export const invalidUsages = {
  withoutLabel: (
    // @ts-expect-error The navigation needs an accessible name.
    <AppShell groups={[]} brand="Carmine">
      Page
    </AppShell>
  ),
  // @ts-expect-error A page needs a title.
  withoutTitle: <PageHeader />,
};

// @ts-expect-error Links need icons, because the collapsed navigation shows nothing else.
export const withoutIcon: AppNavLink = { label: "Orders", href: "/orders" };
