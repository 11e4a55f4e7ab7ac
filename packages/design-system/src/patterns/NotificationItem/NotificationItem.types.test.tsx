import Truck from "lucide-react/icons/truck";
import { NotificationItem } from "./index.ts";

/** Usages that must not compile. */
export const invalidUsages = {
  // @ts-expect-error A message needs a title.
  untitled: <NotificationItem icon={Truck} time="now" />,
};
