import { useEffect, useEffectEvent } from "react";

/** Calls back when *Back* shows the page as it was left, with everything that it held then. */
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
