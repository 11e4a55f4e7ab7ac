import { Fragment, useLayoutEffect, useState, type ReactElement, type ReactNode } from "react";
import type { TabDraft } from "./tab-draft.ts";

/** What was kept, once the page has been hydrated: the server can't know it. */
const useKept = <Draft,>(draft: TabDraft<Draft>): Draft | null => {
  const [kept, setKept] = useState<{ key: string; draft: Draft | null }>();
  // Before the form's own effects: they keep what the form shows, which is nothing yet.
  useLayoutEffect(() => {
    if (kept?.key !== draft.key) setKept({ key: draft.key, draft: draft.read() });
  }, [kept, draft]);
  return kept?.key === draft.key ? kept.draft : null;
};

export interface KeptFormProps<Draft> {
  readonly draft: TabDraft<Draft>;
  /** The form, which begins with what was kept; null where nothing was. */
  readonly children: (kept: Draft | null) => ReactNode;
}

/**
 * A form and what was typed into it before. It belongs inside of what takes the form away while its data load: then a
 * form that comes back, as after signing in again over the page, begins with what was typed last.
 */
export const KeptForm = <Draft,>({ draft, children }: KeptFormProps<Draft>): ReactElement => {
  const kept = useKept(draft);
  return <Fragment key={`${draft.key} ${kept === null ? "new" : "kept"}`}>{children(kept)}</Fragment>;
};
