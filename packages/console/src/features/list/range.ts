/** The bounds of a range in the URL, `5-12.50`; a missing one is undefined. */
export const boundsOf = (range: string): { min?: string; max?: string } => {
  const [min = "", max = ""] = range.split("-");
  return { ...(min && { min }), ...(max && { max }) };
};

/** A range for the URL, with the lower bound first; empty without bounds. */
export const rangeOf = (min = "", max = ""): string => {
  if (min === "" && max === "") return "";
  return min !== "" && max !== "" && Number(min) > Number(max) ? `${max}-${min}` : `${min}-${max}`;
};
