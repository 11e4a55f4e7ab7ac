export const malloc: Readonly<Record<string, string>>;
