import { defineMessages, useIntl } from "@carmine/i18n/react";

/** Names of the staff roles of shops and of the marketplace. */
export const roleTexts = defineMessages({
  owner: { defaultMessage: "Owner", description: "Console: role of a shop’s staff" },
  manager: { defaultMessage: "Manager", description: "Console: role of a shop’s staff" },
  warehouse: { defaultMessage: "Warehouse", description: "Console: role of a shop’s staff" },
  service: { defaultMessage: "Customer service", description: "Console contacts: section" },
  catalog: { defaultMessage: "Catalog", description: "Console: role of a shop’s staff" },
  finance: { defaultMessage: "Finance", description: "Console: role of a shop’s staff" },
  administrator: { defaultMessage: "Administrator", description: "Console: role of the marketplace’s staff" },
  merchantSupport: {
    defaultMessage: "Merchant support",
    description: "Console: role of the marketplace’s staff",
  },
  support: { defaultMessage: "Support", description: "Console: role of the marketplace’s staff" },
  content: { defaultMessage: "Content", description: "Console: role of the marketplace’s staff" },
  auditor: { defaultMessage: "Auditor", description: "Console: role of the marketplace’s staff" },
});

/** Returns a function for the name of a staff role; an unknown one is shown as it is. */
export const useRoleName = (): ((role: string) => string) => {
  const intl = useIntl();
  return (role) => (role in roleTexts ? intl.formatMessage(roleTexts[role as keyof typeof roleTexts]) : role);
};
