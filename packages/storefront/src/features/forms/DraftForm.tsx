import { Fragment, useLayoutEffect, useState, type ReactElement, type ReactNode } from "react";
import type { TabDraft } from "./tab-draft.ts";

/** The stored draft after hydration, because the server can't know it. */
const useStoredDraft = <Draft,>(draft: TabDraft<Draft>): Draft | null => {
  const [stored, setStored] = useState<{ key: string; draft: Draft | null }>();
  // Runs before the form's own effects, which store the form's still empty values.
  useLayoutEffect(() => {
    if (stored?.key !== draft.key) setStored({ key: draft.key, draft: draft.read() });
  }, [stored, draft]);
  return stored?.key === draft.key ? stored.draft : null;
};

export interface DraftFormProps<Draft> {
  readonly draft: TabDraft<Draft>;
  /** Renders the form with the stored draft, or null without one. */
  readonly children: (stored: Draft | null) => ReactNode;
}

/**
 * Renders a form with its stored draft. Place it inside the component that unmounts the form while data loads, so
 * that a form that mounts again, as after signing in, starts with the last input.
 */
export const DraftForm = <Draft,>({ draft, children }: DraftFormProps<Draft>): ReactElement => {
  const stored = useStoredDraft(draft);
  return <Fragment key={`${draft.key} ${stored === null ? "new" : "stored"}`}>{children(stored)}</Fragment>;
};
