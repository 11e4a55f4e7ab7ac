import { useLocation, useNavigate } from "react-router";
import { useHotkeys } from "../../app/use-hotkeys.ts";

/** `Esc` returns to the list: to the same place of it, if the user came from there. */
export const useBackToList = (listPath: string): void => {
  const navigate = useNavigate();
  const { key } = useLocation();
  useHotkeys({ escape: () => void (key === "default" ? navigate(listPath) : navigate(-1)) });
};
