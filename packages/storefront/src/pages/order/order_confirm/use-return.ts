import { useEffect, useEffectEvent } from "react";

/** Calls back when *Back* restores the page from the back/forward cache with its old state. */
export const useReturn = (onReturn: () => void): void => {
  const tell = useEffectEvent(onReturn);
  useEffect(() => {
    const listener = ({ persisted }: PageTransitionEvent): void => {
      if (persisted) tell();
    };
    addEventListener("pageshow", listener);
    return () => removeEventListener("pageshow", listener);
  }, []);
};
