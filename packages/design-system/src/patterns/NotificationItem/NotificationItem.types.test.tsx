import Truck from "lucide-react/icons/truck";
import { NotificationItem } from "./index.ts";

/** What must not compile. */
export const refused = {
  // @ts-expect-error A message has a title.
  untitled: <NotificationItem icon={Truck} time="now" />,
};
