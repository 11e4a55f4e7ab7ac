import { limits } from "@carmine/api/contract";
import { useEffect, useState } from "react";
import { useResendTimes } from "../../app/AppContext.tsx";

/** Whole seconds from now until then, never below 0. */
const secondsUntil = (until: number, now: number): number => Math.max(0, Math.ceil((until - now) / 1000));

export interface Resend {
  /** Seconds until another code may be sent; 0 when it may. */
  readonly seconds: number;
  /** A code was sent in this tab before. */
  readonly sentBefore: boolean;
  readonly start: () => void;
}

/**
 * The wait between two codes. It belongs to what the code is for and survives closing the panel.
 * @param purpose "register", "reset", "phone"
 */
export const useResend = (purpose: string): Resend => {
  const until = useResendTimes((state) => state.until[purpose]);
  const startWait = useResendTimes((state) => state.start);
  // The time doesn't change until the first tick, so a wait never looks longer than it is.
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
