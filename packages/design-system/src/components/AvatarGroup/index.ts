export { AvatarGroup, type AvatarGroupProps } from "./AvatarGroup.tsx";
export type { AvatarGroupTexts } from "../../words/components/AvatarGroup.ts";
