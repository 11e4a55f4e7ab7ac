import CircleAlert from "lucide-react/icons/circle-alert";
import CircleCheck from "lucide-react/icons/circle-check";
import Info from "lucide-react/icons/info";
import TriangleAlert from "lucide-react/icons/triangle-alert";
import type { IconShape } from "../Icon/index.ts";
import type { Tone } from "../../lib/vocabulary.ts";

export type MessageTone = Exclude<Tone, "neutral" | "act">;

/** Each tone has its icon, so that color isn't the only cue. */
export const toneIcons: Record<MessageTone, IconShape> = {
  critical: CircleAlert,
  caution: TriangleAlert,
  info: Info,
  success: CircleCheck,
};
