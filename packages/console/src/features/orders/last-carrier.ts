const storageKey = "console-carriers";

const read = (): Readonly<Record<string, string>> => {
  try {
    return JSON.parse(localStorage.getItem(storageKey) ?? "{}") as Record<string, string>;
  } catch {
    return {};
  }
};

/** Code of the carrier used last for this country, else the last one, else the first of the list. */
export const lastCarrier = (
  country: string | undefined,
  carriers: readonly { readonly code: string }[],
): string => {
  const used = read();
  const codes = [country && used[country], used["*"]];
  return codes.find((code) => carriers.some((other) => other.code === code)) ?? carriers[0]?.code ?? "";
};

export const rememberCarrier = (country: string | undefined, code: string): void => {
  try {
    localStorage.setItem(
      storageKey,
      JSON.stringify({ ...read(), "*": code, ...(country !== undefined && { [country]: code }) }),
    );
  } catch {
    // Without storage, the first carrier is preselected.
  }
};
