import { limits } from "@carmine/api/contract";
import { useEffect, useState } from "react";
import { useResendTimes } from "../../app/AppContext.tsx";

/** Whole seconds until then, at least 0. */
const secondsUntil = (until: number, now: number): number => Math.max(0, Math.ceil((until - now) / 1000));

export interface Resend {
  /** Seconds until another code can be sent; 0 if it can be sent now. */
  readonly seconds: number;
  /** Whether a code was sent in this tab before. */
  readonly sentBefore: boolean;
  readonly start: () => void;
}

/**
 * The wait between two codes. It is stored by purpose and outlives the panel.
 * @param purpose "register", "reset", "phone"
 */
export const useResend = (purpose: string): Resend => {
  const until = useResendTimes((state) => state.until[purpose]);
  const startWait = useResendTimes((state) => state.start);
  // Constant until the first tick, so the wait never appears longer than it is.
  const [now, setNow] = useState(() => Date.now());
  const seconds = until === undefined ? 0 : Math.min(limits.resendSeconds, secondsUntil(until, now));

  useEffect(() => {
    if (until === undefined) return;
    const timer = setInterval(() => {
      setNow(Date.now());
      if (Date.now() >= until) clearInterval(timer);
    }, 250);
    return () => clearInterval(timer);
  }, [until]);

  return { seconds, sentBefore: until !== undefined, start: () => startWait(purpose, limits.resendSeconds) };
};
