import CircleAlert from "lucide-react/icons/circle-alert";
import CircleCheck from "lucide-react/icons/circle-check";
import Info from "lucide-react/icons/info";
import TriangleAlert from "lucide-react/icons/triangle-alert";
import type { IconShape } from "../Icon/index.ts";
import type { Tone } from "../../lib/vocabulary.ts";

export type MessageTone = Exclude<Tone, "neutral" | "act">;

/** The meaning of a message: each tone has its icon, so that color is never the only sign. */
export const toneIcons: Record<MessageTone, IconShape> = {
  critical: CircleAlert,
  caution: TriangleAlert,
  info: Info,
  success: CircleCheck,
};
