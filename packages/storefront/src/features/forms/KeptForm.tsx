import { Fragment, useLayoutEffect, useState, type ReactElement, type ReactNode } from "react";
import type { TabDraft } from "./tab-draft.ts";

/** The stored draft after hydration, because the server can't know it. */
const useKept = <Draft,>(draft: TabDraft<Draft>): Draft | null => {
  const [kept, setKept] = useState<{ key: string; draft: Draft | null }>();
  // Runs before the form's own effects, which store the form's still empty values.
  useLayoutEffect(() => {
    if (kept?.key !== draft.key) setKept({ key: draft.key, draft: draft.read() });
  }, [kept, draft]);
  return kept?.key === draft.key ? kept.draft : null;
};

export interface KeptFormProps<Draft> {
  readonly draft: TabDraft<Draft>;
  /** Renders the form with the stored draft, or null without one. */
  readonly children: (kept: Draft | null) => ReactNode;
}

/**
 * Renders a form with its stored draft. Place it inside the component that unmounts the form while data loads, so
 * that a form that mounts again, as after signing in, starts with the last input.
 */
export const KeptForm = <Draft,>({ draft, children }: KeptFormProps<Draft>): ReactElement => {
  const kept = useKept(draft);
  return <Fragment key={`${draft.key} ${kept === null ? "new" : "kept"}`}>{children(kept)}</Fragment>;
};
