CREATE FUNCTION "lock_cart"(whose text) RETURNS void LANGUAGE sql AS $$
  SELECT pg_advisory_xact_lock(hashtextextended('cart ' || whose, 0));
$$;--> statement-breakpoint
-- Whether a cart takes these skus: it holds them already, or has rows left for those that it doesn't hold. Nobody else
-- adds rows to it until the transaction ends. Each statement below sees what was committed before it, which is why
-- the count is right although the statement that calls this began before the lock was had.
CREATE FUNCTION "cart_has_room"(whose text, wanted integer[], most integer) RETURNS boolean LANGUAGE plpgsql AS $$
DECLARE
  held integer;
  again integer;
BEGIN
  PERFORM lock_cart(whose);
  SELECT count(*), count(*) FILTER (WHERE sku_id = ANY (wanted)) INTO held, again FROM cart_line WHERE owner = whose;
  RETURN again = cardinality(wanted) OR held - again + cardinality(wanted) <= most;
END $$;
