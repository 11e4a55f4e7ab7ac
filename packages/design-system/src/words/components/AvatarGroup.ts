/** Texts of `AvatarGroup`. */
export interface AvatarGroupTexts {
  /** Text for screen readers instead of “+3”: `{count}`. */
  more: string;
}

/** Default without a locale. */
export const english: AvatarGroupTexts = { more: "{count} more" };
