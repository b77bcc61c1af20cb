-- What an owner has of a bundle: the links that are on, and those that were ended after the bundle was paid for.
CREATE OR REPLACE FUNCTION voucher_link_counts(is_active boolean, ended_at timestamptz, paid_until date, acquired_at timestamptz)
RETURNS boolean LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT is_active OR (paid_until IS NOT NULL AND acquired_at < ended_at)
$$;
--> statement-breakpoint
-- Every offer with what a person has of it. Lists and redeeming both ask here, so that they cannot differ.
CREATE OR REPLACE FUNCTION vouchers_of(asking uuid)
RETURNS TABLE (
  offer_id integer,
  -- One of the person's bundles that holds it: one that was paid for, where there is one.
  bundle_id integer,
  paid_until date,
  valid_until date,
  is_open boolean,
  is_live boolean,
  redeemed_at timestamptz,
  sealed text
) LANGUAGE sql STABLE PARALLEL SAFE AS $$
  SELECT
    offer.id,
    held.bundle_id,
    held.paid_until,
    -- Paid for, it lasts at least three years, whatever its own end (Consumer Protection Act 68 of 2008, s 63).
    CASE WHEN offer.expiry_date IS NOT NULL THEN greatest(offer.expiry_date, held.paid_until) END,
    -- In a bundle of the person's, or in no bundle at all. An offer that ever was in a bundle does not become
    -- everybody's when it is taken out of it.
    held.offer_id IS NOT NULL OR NOT EXISTS (SELECT FROM voucher_bundle_offers link WHERE link.offer_id = offer.id),
    held.paid_until IS NOT NULL OR (offer.is_active AND offer.deleted_at IS NULL),
    mine.redeemed_at,
    mine.sealed
  FROM voucher_offers offer
  LEFT JOIN (
    SELECT
      link.offer_id,
      coalesce(min(link.bundle_id) FILTER (WHERE own.paid_until IS NOT NULL), min(link.bundle_id)) AS bundle_id,
      max(own.paid_until) AS paid_until
    FROM voucher_bundle_ownerships own
    JOIN voucher_bundle_offers link ON link.bundle_id = own.bundle_id
    WHERE own.person_id = asking
      AND voucher_link_counts(link.is_active, link.ended_at, own.paid_until, own.acquired_at)
    GROUP BY link.offer_id
  ) held ON held.offer_id = offer.id
  LEFT JOIN voucher_redemptions mine
    ON mine.person_id = asking AND mine.offer_id = offer.id AND mine.revoked_at IS NULL
$$;
--> statement-breakpoint
-- Redeems an offer for a person, all of it in one call: redeem.ts turns what it says into an answer or a refusal.
-- `outcome` is 'redeemed', 'redeemed before', or why not: 'no offer', 'not owned', 'expired', 'no method', 'no code',
-- 'limit'. One object rather than columns, which cost more to send and to read.
CREATE OR REPLACE FUNCTION redeem_voucher(
  asking uuid, wanted integer, device integer, entry uuid, moment timestamptz, today date
) RETURNS json LANGUAGE plpgsql AS $$
DECLARE
  -- METHOD_IDS in lookups/shipped.ts says the same; they stay for ever.
  static_method CONSTANT integer := 401;
  code_method CONSTANT integer := 402;
  pin_method CONSTANT integer := 403;
  has record;
  outcome text;
  given text;
  given_place integer;
  number_of_it bigint;
BEGIN
  -- A person's second press waits for the first, and then reads what that one wrote.
  PERFORM pg_advisory_xact_lock(hashtextextended(asking::text || '/' || wanted, 0));
  LOOP
    SELECT
      offer.redemtion_method_id, offer.redirect_url, offer.unique_code, offer.use_code, offer.redeem_limit,
      offer.sealed_pin, offer.sealed_coupon_code,
      own.bundle_id, own.valid_until, own.is_open, own.is_live, own.redeemed_at, own.sealed
    INTO has
    FROM vouchers_of(asking) own JOIN voucher_offers offer ON offer.id = own.offer_id
    WHERE own.offer_id = wanted;
    EXIT WHEN NOT FOUND OR has.bundle_id IS NULL OR has.redeemed_at IS NOT NULL;
    -- Held, so that the bundle is not taken back while its voucher is redeemed. If it was meanwhile, all is read anew.
    PERFORM FROM voucher_bundle_ownerships own
    WHERE own.person_id = asking AND own.bundle_id = has.bundle_id FOR KEY SHARE;
    EXIT WHEN FOUND;
  END LOOP;

  given := has.sealed;
  outcome := CASE
    WHEN has.redeemed_at IS NOT NULL THEN 'redeemed before'
    WHEN has.is_live IS NOT TRUE THEN 'no offer'
    WHEN NOT has.is_open THEN 'not owned'
    WHEN has.valid_until < today THEN 'expired'
    WHEN has.redemtion_method_id NOT IN (static_method, code_method, pin_method) THEN 'no method'
    ELSE 'redeemed'
  END;
  IF outcome = 'redeemed' THEN
    IF has.redemtion_method_id = code_method OR (has.redemtion_method_id = pin_method AND has.unique_code) THEN
      -- Codes that another redemption is taking are passed over, not waited for.
      UPDATE voucher_codes SET given_at = moment
      WHERE offer_id = wanted AND place = (
        SELECT free.place FROM voucher_codes free
        WHERE free.offer_id = wanted AND free.given_at IS NULL AND free.place <= has.redeem_limit
        ORDER BY free.place LIMIT 1 FOR UPDATE SKIP LOCKED
      )
      RETURNING sealed, place, place INTO given, given_place, number_of_it;
      IF NOT FOUND THEN
        outcome := CASE
          WHEN EXISTS (SELECT FROM voucher_codes WHERE offer_id = wanted AND given_at IS NULL) THEN 'limit'
          ELSE 'no code'
        END;
      END IF;
    ELSE
      given := CASE
        WHEN has.redemtion_method_id = pin_method THEN has.sealed_pin
        WHEN has.use_code THEN has.sealed_coupon_code
      END;
      UPDATE voucher_offers SET redeemed = redeemed + 1
      WHERE id = wanted AND redeemed < redeem_limit
      RETURNING redeemed INTO number_of_it;
      IF NOT FOUND THEN
        outcome := 'limit';
      END IF;
    END IF;
  END IF;
  IF outcome = 'redeemed' THEN
    INSERT INTO voucher_redemptions (id, person_id, offer_id, device_id, redeemed_at, sealed, place, counted)
    VALUES (entry, asking, wanted, device, moment, given, given_place, number_of_it);
  END IF;
  RETURN json_build_object(
    'outcome', outcome, 'methodId', has.redemtion_method_id, 'redirectUrl', has.redirect_url,
    'redeemedAt', coalesce(has.redeemed_at, moment), 'validUntil', has.valid_until, 'sealed', given
  );
END;
$$;
