import { useLocation, useNavigate } from "react-router";
import { useHotkeys } from "../../app/use-hotkeys.ts";

/** `Esc` returns to the list, with its previous state if the user came from it. */
export const useBackToList = (listPath: string): void => {
  const navigate = useNavigate();
  const { key } = useLocation();
  useHotkeys({ escape: () => void (key === "default" ? navigate(listPath) : navigate(-1)) });
};
