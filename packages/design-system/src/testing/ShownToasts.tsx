import { useEffect, useRef } from "react";
import { useToast, type ToastInput } from "../components/Toast/index.ts";

const day = 86_400_000;

/** Toasts that are shown initially and stay. */
export function ShownToasts({ toasts }: { toasts: readonly ToastInput[] }) {
  const show = useToast();
  const wereShown = useRef(false);
  useEffect(() => {
    if (wereShown.current) return;
    wereShown.current = true;
    for (const toast of toasts) show({ duration: day, ...toast });
  }, [show, toasts]);
  return null;
}
