import { merchantAuditList, operatorAuditList, type AuditEntry, type QueryOf } from "@carmine/api/contract";
import { useIntl } from "@carmine/i18n/react";
import { useRead } from "../../app/endpoints.ts";
import { useWorkspace } from "../../app/workspace.ts";
import { actionTexts } from "./action-texts.ts";
import { changesOf, type FieldChange } from "./changes.ts";
import { fieldTexts } from "./field-texts.ts";
import { valueText } from "./value-text.ts";

/** A page of the audit log of the workspace. */
export const useAudit = (query: QueryOf<typeof operatorAuditList>) => {
  const { merId } = useWorkspace();
  const scope = merId === null ? {} : { merId };
  return useRead(
    merId === null ? operatorAuditList : merchantAuditList,
    { query: { ...query, ...scope } },
    { keepPrevious: true },
  );
};

/** Formatters for an audit entry: the action in words, its changes, and the name of the person. */
export const useAuditTexts = () => {
  const intl = useIntl();
  return {
    action: ({ action }: Pick<AuditEntry, "action">): string => {
      const text = actionTexts[action];
      return text ? intl.formatMessage(text) : action;
    },
    changes: (entry: Pick<AuditEntry, "action" | "before" | "after">): FieldChange[] =>
      changesOf(entry, {
        name: (field) => {
          const text = fieldTexts[field];
          return text ? intl.formatMessage(text) : field;
        },
        value: (field, value) => {
          const text = valueText(entry.action, field, value);
          return text && intl.formatMessage(text);
        },
      }),
    person: ({ nickname, role }: Pick<AuditEntry, "nickname" | "role">): string =>
      nickname ??
      (role === "operator"
        ? intl.formatMessage({ defaultMessage: "Marketplace", description: "Console: workspace" })
        : intl.formatMessage({ defaultMessage: "Automatic", description: "Console order history: who" })),
  };
};
