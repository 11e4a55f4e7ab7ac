-- Tokens of measures for the products that exist, as `findMeasures` of the search gives them to those written from now on.
CREATE FUNCTION "measure_tokens"(said text) RETURNS TABLE (token text) LANGUAGE sql AS $$
  WITH text AS (
    SELECT said AS t
    -- "30x40x50": the pair that begins with the second number.
    UNION SELECT regexp_replace(said, '\d{1,5}(?:[.,]\d{1,3})?\s*[x*]\s*(?=\d[\d.,]*\s*[x*]\s*\d)', ''))
  SELECT trim_scale(least(a, b)) || 'x' || trim_scale(greatest(a, b)) FROM (
    SELECT replace(m[1], ',', '.')::numeric AS a, replace(m[2], ',', '.')::numeric AS b FROM text,
      regexp_matches(t, '(?<![0-9.,a-wyz])m?(\d{1,5}(?:[.,]\d{1,3})?)(?:\s?(?:j|mm|cm|m|in|ft|ml|cl|l|kg|g|v|w|ah))?["''\u2032\u201D]{0,2}\s*[x*]\s*m?(\d{1,5}(?:[.,]\d{1,3})?)', 'g') m
    UNION
    SELECT m[1]::numeric, replace(m[2], ',', '.')::numeric FROM
      regexp_matches(said, '(?<![\w.,/-])([3-8])\s?[/-]\s?((?:9[89]|1\d\d|20\d)(?:[.,]\d{1,2})?)(?![\w/-])', 'g') m) size
  UNION
  SELECT m[1]::int || '/' || m[2] FROM
    regexp_matches(said, '(?<![\d.,/])(\d{1,2})[/\u2044]([2348]|16|32|64)(?![\d/])', 'g') m
  WHERE m[1]::int < m[2]::int
  UNION
  SELECT trim_scale(replace(m[1], ',', '.')::numeric)
      || CASE WHEN m[2] ~ '^l(?!b)' THEN 'l' WHEN m[2] ~ '^in' THEN '' ELSE m[2] END FROM
    regexp_matches(said, '(?<![\w.,])(\d{1,6}(?:[.,]\d{1,3})?)\s?(l(?:it(?:re|er|ro)s?)?|dl|cl|ml|kg|g|mg|mm|cm|m|km|w|kw|v|ah|mah|hz|gb|tb|mb|oz|lb|ft|j|in(?:ch(?:es)?)?)(?!\w|-\d)', 'g') m
$$;--> statement-breakpoint
UPDATE product p SET tokens = p.tokens || found.tokens
FROM (
  SELECT q.id, array(
    SELECT '=' || m.token FROM jsonb_each_text(q.name) n, measure_tokens(folded(n.value)) m
    UNION
    SELECT m.token FROM (
      SELECT value AS t FROM jsonb_each_text(q.name)
      UNION ALL SELECT v.value FROM jsonb_array_elements(q.options) o, jsonb_array_elements(o -> 'values') x, jsonb_each_text(x -> 'text') v
      UNION ALL SELECT unnest(q.keywords)
      UNION ALL SELECT s.code FROM sku s WHERE s.product_id = q.id) texts, measure_tokens(folded(texts.t)) m) AS tokens
  FROM product q) found
WHERE found.id = p.id AND cardinality(found.tokens) > 0;--> statement-breakpoint
DROP FUNCTION "measure_tokens"(text);
