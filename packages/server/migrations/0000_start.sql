CREATE TABLE "favorite_templates" (
	"user_id" uuid NOT NULL,
	"template_id" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "favorite_templates_user_id_template_id_pk" PRIMARY KEY("user_id","template_id")
);
--> statement-breakpoint
CREATE TABLE "profiles" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"headline" text NOT NULL,
	"industry" text,
	"role" text NOT NULL,
	"audience" text NOT NULL,
	"goals" text NOT NULL,
	"time_zone" text,
	"language" text NOT NULL,
	"tone" text NOT NULL,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "audit_entries" (
	"seq" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "audit_entries_seq_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"at" timestamp with time zone NOT NULL,
	"actor" text NOT NULL,
	"action" text NOT NULL,
	"subject" text NOT NULL,
	"details" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "credit_accounts" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "credit_entries" (
	"seq" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "credit_entries_seq_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"lot_id" uuid NOT NULL,
	"reservation_id" uuid,
	"kind" text NOT NULL,
	"amount" integer NOT NULL,
	"label" text NOT NULL,
	"expires_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "credit_entries_sign" CHECK ((kind IN ('grant', 'release') AND amount > 0) OR (kind IN ('reserve', 'lapse') AND amount < 0) OR (kind IN ('refund', 'adjust') AND amount <> 0))
);
--> statement-breakpoint
CREATE TABLE "credit_lots" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"source" text NOT NULL,
	"amount" integer NOT NULL,
	"remaining" integer NOT NULL,
	"expires_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "credit_lots_amount" CHECK (amount > 0),
	CONSTRAINT "credit_lots_remaining" CHECK (remaining >= 0 AND remaining <= amount)
);
--> statement-breakpoint
CREATE TABLE "credit_reservations" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"action" text NOT NULL,
	"label" text NOT NULL,
	"amount" integer NOT NULL,
	"used" integer,
	"idempotency_key" text NOT NULL,
	"state" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"touched_at" timestamp with time zone NOT NULL,
	"closed_at" timestamp with time zone,
	CONSTRAINT "credit_reservations_used" CHECK (used IS NULL OR (used >= 0 AND used <= amount))
);
--> statement-breakpoint
CREATE TABLE "mail_tokens" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"purpose" text NOT NULL,
	"email" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"closed_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "mails" (
	"id" uuid PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"recipient" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "oauth_states" (
	"state_hash" text PRIMARY KEY NOT NULL,
	"binding_hash" text NOT NULL,
	"provider" text NOT NULL,
	"verifier" text,
	"next" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sessions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"token_hash" text NOT NULL,
	"device" text NOT NULL,
	"address" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"last_seen_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone,
	"end_reason" text
);
--> statement-breakpoint
CREATE TABLE "sign_in_accounts" (
	"provider" text NOT NULL,
	"subject" text NOT NULL,
	"user_id" uuid NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "sign_in_accounts_provider_subject_pk" PRIMARY KEY("provider","subject")
);
--> statement-breakpoint
CREATE TABLE "users" (
	"id" uuid PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"email_normalized" text,
	"email_verified_at" timestamp with time zone,
	"password_hash" text,
	"plan" text,
	"plan_expires_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	"deleted_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "text_improvements" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"help" text NOT NULL,
	"engine" text NOT NULL,
	"prompt_version" text,
	"outcome" text NOT NULL,
	"charged" integer NOT NULL,
	"input_tokens" integer,
	"output_tokens" integer,
	"cost_micro_usd" integer,
	"duration_ms" integer NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "linkedin_connect_states" (
	"state_hash" text PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"session_id" uuid NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "linkedin_connections" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"subject" text NOT NULL,
	"name" text NOT NULL,
	"token_sealed" text,
	"scopes" text[] NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"revision" integer NOT NULL,
	"reconnect_since" timestamp with time zone,
	"reconnect_reason" text,
	"picture_source" text,
	"picture_key" text,
	"comments" text,
	"end_told" integer,
	"connected_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "billing_details" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"billing" jsonb NOT NULL,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "coupon_uses" (
	"coupon_id" uuid NOT NULL,
	"purchase_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"state" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "coupon_uses_coupon_id_purchase_id_pk" PRIMARY KEY("coupon_id","purchase_id")
);
--> statement-breakpoint
CREATE TABLE "coupons" (
	"id" uuid PRIMARY KEY NOT NULL,
	"code" text NOT NULL,
	"percent" integer,
	"off_inr" integer,
	"off_usd" integer,
	"products" text[],
	"currencies" text[],
	"starts_at" timestamp with time zone,
	"ends_at" timestamp with time zone,
	"limit_total" integer,
	"limit_per_person" integer,
	"disabled_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "coupons_percent" CHECK (percent IS NULL OR (percent > 0 AND percent <= 100)),
	CONSTRAINT "coupons_kind" CHECK ((percent IS NULL) <> (off_inr IS NULL AND off_usd IS NULL))
);
--> statement-breakpoint
CREATE TABLE "payment_failed_tries" (
	"id" uuid PRIMARY KEY NOT NULL,
	"purchase_id" uuid NOT NULL,
	"payment_id" text,
	"code" text NOT NULL,
	"description" text NOT NULL,
	"source" text NOT NULL,
	"step" text NOT NULL,
	"reason" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "invoice_series" (
	"series" text PRIMARY KEY NOT NULL,
	"last" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "invoices" (
	"id" uuid PRIMARY KEY NOT NULL,
	"number" text NOT NULL,
	"kind" text NOT NULL,
	"user_id" uuid NOT NULL,
	"purchase_id" uuid NOT NULL,
	"refund_id" uuid,
	"content" jsonb NOT NULL,
	"issued_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "payment_events" (
	"id" text PRIMARY KEY NOT NULL,
	"event" text NOT NULL,
	"purchase_id" uuid,
	"received_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "plan_terms" (
	"purchase_id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"plan" text NOT NULL,
	"months" integer NOT NULL,
	"credits_per_month" integer NOT NULL,
	"bought_at" timestamp with time zone NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	"granted" integer NOT NULL,
	"next_grant_at" timestamp with time zone,
	"cancelled_at" timestamp with time zone,
	CONSTRAINT "plan_terms_granted" CHECK (granted >= 0 AND granted <= months)
);
--> statement-breakpoint
CREATE TABLE "purchases" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"product" text NOT NULL,
	"months" integer NOT NULL,
	"credits" integer NOT NULL,
	"currency" text NOT NULL,
	"list_minor" integer NOT NULL,
	"discount_minor" integer NOT NULL,
	"amount_minor" integer NOT NULL,
	"coupon_id" uuid,
	"coupon_code" text,
	"state" text NOT NULL,
	"order_id" text,
	"payment_id" text,
	"billing" jsonb NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"paid_at" timestamp with time zone,
	"next_check_at" timestamp with time zone,
	"checks" integer NOT NULL,
	CONSTRAINT "purchases_amount" CHECK (amount_minor >= 0 AND discount_minor >= 0 AND amount_minor <= list_minor - discount_minor),
	CONSTRAINT "purchases_paid" CHECK ((state IN ('open', 'lapsed', 'returned')) OR paid_at IS NOT NULL)
);
--> statement-breakpoint
CREATE TABLE "payment_refunds" (
	"id" uuid PRIMARY KEY NOT NULL,
	"purchase_id" uuid NOT NULL,
	"amount_minor" integer NOT NULL,
	"credits_taken" integer NOT NULL,
	"state" text NOT NULL,
	"refund_id" text,
	"reason" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"closed_at" timestamp with time zone,
	CONSTRAINT "payment_refunds_amount" CHECK (amount_minor >= 0 AND credits_taken >= 0)
);
--> statement-breakpoint
CREATE TABLE "calendar_feed_entries" (
	"user_id" uuid NOT NULL,
	"post_id" uuid NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"sequence" integer NOT NULL,
	"fingerprint" text NOT NULL,
	"changed_at" timestamp with time zone NOT NULL,
	"cancelled_at" timestamp with time zone,
	CONSTRAINT "calendar_feed_entries_user_id_post_id_pk" PRIMARY KEY("user_id","post_id")
);
--> statement-breakpoint
CREATE TABLE "calendar_feeds" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"key_hash" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"read_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "imported_rows" (
	"user_id" uuid NOT NULL,
	"key" text NOT NULL,
	"post_id" uuid,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "imported_rows_user_id_key_pk" PRIMARY KEY("user_id","key")
);
--> statement-breakpoint
CREATE TABLE "generations" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"status" text NOT NULL,
	"reservation_id" uuid NOT NULL,
	"idempotency_key" text,
	"request_hash" text NOT NULL,
	"brief" jsonb NOT NULL,
	"variants" integer NOT NULL,
	"prompt_version" text,
	"texts" jsonb NOT NULL,
	"missing" jsonb NOT NULL,
	"charged" integer,
	"error_code" text,
	"error_reason" text,
	"post_id" uuid,
	"created_at" timestamp with time zone NOT NULL,
	"heartbeat_at" timestamp with time zone NOT NULL,
	"cancel_requested_at" timestamp with time zone,
	"finished_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "media" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"mime" text NOT NULL,
	"bytes" integer NOT NULL,
	"width" integer NOT NULL,
	"height" integer NOT NULL,
	"pages" integer,
	"name" text DEFAULT '' NOT NULL,
	"parts" integer,
	"created_at" timestamp with time zone NOT NULL,
	"unattached_since" timestamp with time zone,
	"removed" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
CREATE TABLE "media_uploads" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"mime" text NOT NULL,
	"name" text NOT NULL,
	"bytes" integer NOT NULL,
	"parts" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"touched_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "model_calls" (
	"id" uuid PRIMARY KEY NOT NULL,
	"generation_id" uuid NOT NULL,
	"variant" integer NOT NULL,
	"model" text NOT NULL,
	"outcome" text NOT NULL,
	"input_tokens" integer,
	"output_tokens" integer,
	"cost_micro_usd" integer,
	"duration_ms" integer NOT NULL,
	"first_delta_ms" integer,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "post_media" (
	"post_id" uuid NOT NULL,
	"media_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"alt_text" text NOT NULL,
	CONSTRAINT "post_media_post_id_position_pk" PRIMARY KEY("post_id","position")
);
--> statement-breakpoint
CREATE TABLE "posts" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"status" text NOT NULL,
	"hold" text,
	"delivery" text DEFAULT 'publish' NOT NULL,
	"text" text NOT NULL,
	"visibility" text NOT NULL,
	"attachment" jsonb,
	"first_comment" text DEFAULT '' NOT NULL,
	"comment_state" text,
	"comment_reason" text,
	"comment_since" timestamp with time zone,
	"change_kind" text,
	"change_text" text,
	"change_failure" text,
	"removed_at" timestamp with time zone,
	"version" integer NOT NULL,
	"scheduled_at" timestamp with time zone,
	"planned_at" timestamp with time zone,
	"late_untold" boolean DEFAULT false NOT NULL,
	"time_zone" text,
	"queue_id" uuid,
	"published_at" timestamp with time zone,
	"urn" text,
	"permalink" text,
	"failure_code" text,
	"failure_message" text,
	"brief" jsonb,
	"engine" jsonb,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"deleted_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "publish_attempts" (
	"id" uuid PRIMARY KEY NOT NULL,
	"post_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"author_urn" text NOT NULL,
	"api_version" text NOT NULL,
	"payload_hash" text NOT NULL,
	"payload_bytes" integer NOT NULL,
	"outcome" text NOT NULL,
	"lease_owner" uuid NOT NULL,
	"lease_until" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"consumed_at" timestamp with time zone,
	"finished_at" timestamp with time zone,
	"urn" text,
	"error_code" text,
	"error_message" text
);
--> statement-breakpoint
CREATE TABLE "publish_halts" (
	"user_id" uuid NOT NULL,
	"scope" text NOT NULL,
	"since" timestamp with time zone NOT NULL,
	CONSTRAINT "publish_halts_user_id_scope_pk" PRIMARY KEY("user_id","scope")
);
--> statement-breakpoint
CREATE TABLE "publish_pauses" (
	"scope" text PRIMARY KEY NOT NULL,
	"until" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "publish_steps" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "publish_steps_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"attempt_id" uuid NOT NULL,
	"step" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"answer" text NOT NULL,
	"media_id" uuid,
	"asset_urn" text,
	"detail" jsonb
);
--> statement-breakpoint
CREATE TABLE "evergreen_posts" (
	"user_id" uuid NOT NULL,
	"queue_id" uuid NOT NULL,
	"post_id" uuid NOT NULL,
	"last_used_at" timestamp with time zone NOT NULL,
	CONSTRAINT "evergreen_posts_queue_id_post_id_pk" PRIMARY KEY("queue_id","post_id")
);
--> statement-breakpoint
CREATE TABLE "evergreen_uses" (
	"user_id" uuid NOT NULL,
	"queue_id" uuid NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"post_id" uuid NOT NULL,
	CONSTRAINT "evergreen_uses_queue_id_at_pk" PRIMARY KEY("queue_id","at")
);
--> statement-breakpoint
CREATE TABLE "queue_settings" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"time_zone" text NOT NULL,
	"holiday_country" text,
	"holiday_region" text,
	"days_off" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "queues" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"name" text NOT NULL,
	"slots" jsonb NOT NULL,
	"evergreen_mode" text DEFAULT 'off' NOT NULL,
	"cooldown_days" integer DEFAULT 60 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "error_reports" (
	"id" uuid PRIMARY KEY NOT NULL,
	"api_url" text NOT NULL,
	"params" jsonb,
	"err" jsonb,
	"device" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "idempotency_keys" (
	"user_id" uuid NOT NULL,
	"key" text NOT NULL,
	"request_hash" text NOT NULL,
	"status" integer,
	"answer" text,
	"committed" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "idempotency_keys_user_id_key_pk" PRIMARY KEY("user_id","key")
);
--> statement-breakpoint
CREATE TABLE "installation" (
	"id" integer PRIMARY KEY NOT NULL,
	"mode" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "rate_limits" (
	"key" text PRIMARY KEY NOT NULL,
	"points" integer DEFAULT 0 NOT NULL,
	"expire" bigint
);
--> statement-breakpoint
ALTER TABLE "mail_tokens" ADD CONSTRAINT "mail_tokens_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sign_in_accounts" ADD CONSTRAINT "sign_in_accounts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "publish_steps" ADD CONSTRAINT "publish_steps_attempt_id_publish_attempts_id_fk" FOREIGN KEY ("attempt_id") REFERENCES "public"."publish_attempts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "audit_entries_subject" ON "audit_entries" USING btree ("subject","seq");--> statement-breakpoint
CREATE INDEX "credit_entries_sum" ON "credit_entries" USING btree ("user_id","seq","amount","kind","expires_at");--> statement-breakpoint
CREATE INDEX "credit_entries_reservation" ON "credit_entries" USING btree ("reservation_id");--> statement-breakpoint
CREATE UNIQUE INDEX "credit_lots_source" ON "credit_lots" USING btree ("source");--> statement-breakpoint
CREATE INDEX "credit_lots_open" ON "credit_lots" USING btree ("user_id") WHERE remaining > 0;--> statement-breakpoint
CREATE INDEX "credit_lots_lapsing" ON "credit_lots" USING btree ("expires_at") WHERE remaining > 0;--> statement-breakpoint
CREATE UNIQUE INDEX "credit_reservations_key" ON "credit_reservations" USING btree ("user_id","idempotency_key");--> statement-breakpoint
CREATE INDEX "credit_reservations_held" ON "credit_reservations" USING btree ("touched_at") WHERE state = 'held';--> statement-breakpoint
CREATE INDEX "mail_tokens_user" ON "mail_tokens" USING btree ("user_id","purpose");--> statement-breakpoint
CREATE INDEX "mail_tokens_expires_at" ON "mail_tokens" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "mails_created_at" ON "mails" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "oauth_states_expires_at" ON "oauth_states" USING btree ("expires_at");--> statement-breakpoint
CREATE UNIQUE INDEX "sessions_token_hash" ON "sessions" USING btree ("token_hash");--> statement-breakpoint
CREATE INDEX "sessions_user" ON "sessions" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "sessions_expires_at" ON "sessions" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "sign_in_accounts_user" ON "sign_in_accounts" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "users_email_normalized" ON "users" USING btree ("email_normalized");--> statement-breakpoint
CREATE INDEX "users_plan_expires_at" ON "users" USING btree ("plan_expires_at") WHERE plan_expires_at IS NOT NULL;--> statement-breakpoint
CREATE INDEX "text_improvements_user" ON "text_improvements" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "linkedin_connect_states_expires_at" ON "linkedin_connect_states" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "coupon_uses_user" ON "coupon_uses" USING btree ("user_id","coupon_id");--> statement-breakpoint
CREATE UNIQUE INDEX "coupons_code" ON "coupons" USING btree ("code");--> statement-breakpoint
CREATE INDEX "payment_failed_tries_purchase" ON "payment_failed_tries" USING btree ("purchase_id");--> statement-breakpoint
CREATE UNIQUE INDEX "invoices_number" ON "invoices" USING btree ("number");--> statement-breakpoint
CREATE UNIQUE INDEX "invoices_one_each" ON "invoices" USING btree ("purchase_id") WHERE kind = 'invoice';--> statement-breakpoint
CREATE UNIQUE INDEX "invoices_refund" ON "invoices" USING btree ("refund_id");--> statement-breakpoint
CREATE INDEX "invoices_user" ON "invoices" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "payment_events_received" ON "payment_events" USING btree ("received_at");--> statement-breakpoint
CREATE INDEX "plan_terms_user" ON "plan_terms" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "plan_terms_due" ON "plan_terms" USING btree ("next_grant_at") WHERE next_grant_at IS NOT NULL;--> statement-breakpoint
CREATE UNIQUE INDEX "purchases_order" ON "purchases" USING btree ("order_id");--> statement-breakpoint
CREATE UNIQUE INDEX "purchases_payment" ON "purchases" USING btree ("payment_id");--> statement-breakpoint
CREATE INDEX "purchases_user" ON "purchases" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "purchases_check" ON "purchases" USING btree ("next_check_at") WHERE next_check_at IS NOT NULL;--> statement-breakpoint
CREATE UNIQUE INDEX "payment_refunds_provider" ON "payment_refunds" USING btree ("refund_id");--> statement-breakpoint
CREATE INDEX "payment_refunds_purchase" ON "payment_refunds" USING btree ("purchase_id");--> statement-breakpoint
CREATE INDEX "calendar_feed_entries_at" ON "calendar_feed_entries" USING btree ("user_id","at");--> statement-breakpoint
CREATE UNIQUE INDEX "calendar_feeds_key" ON "calendar_feeds" USING btree ("key_hash");--> statement-breakpoint
CREATE UNIQUE INDEX "generations_key" ON "generations" USING btree ("user_id","idempotency_key");--> statement-breakpoint
CREATE INDEX "generations_user" ON "generations" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "generations_running" ON "generations" USING btree ("heartbeat_at") WHERE status = 'running';--> statement-breakpoint
CREATE INDEX "media_user" ON "media" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "media_unattached" ON "media" USING btree ("unattached_since") WHERE unattached_since IS NOT NULL;--> statement-breakpoint
CREATE INDEX "media_removed" ON "media" USING btree ("id") WHERE removed;--> statement-breakpoint
CREATE INDEX "media_uploads_user" ON "media_uploads" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "media_uploads_touched" ON "media_uploads" USING btree ("touched_at");--> statement-breakpoint
CREATE INDEX "model_calls_generation" ON "model_calls" USING btree ("generation_id");--> statement-breakpoint
CREATE INDEX "model_calls_created" ON "model_calls" USING btree ("created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "post_media_media" ON "post_media" USING btree ("media_id");--> statement-breakpoint
CREATE INDEX "posts_user_created" ON "posts" USING btree ("user_id","created_at","id");--> statement-breakpoint
CREATE INDEX "posts_user_scheduled" ON "posts" USING btree ("user_id","scheduled_at","id") WHERE status = 'scheduled';--> statement-breakpoint
CREATE INDEX "posts_scheduled" ON "posts" USING btree ("scheduled_at") WHERE status = 'scheduled' AND deleted_at IS NULL;--> statement-breakpoint
CREATE INDEX "posts_deleted" ON "posts" USING btree ("deleted_at") WHERE deleted_at IS NOT NULL;--> statement-breakpoint
CREATE UNIQUE INDEX "publish_attempts_one_open" ON "publish_attempts" USING btree ("post_id") WHERE finished_at IS NULL;--> statement-breakpoint
CREATE INDEX "publish_attempts_post" ON "publish_attempts" USING btree ("post_id","id");--> statement-breakpoint
CREATE INDEX "publish_attempts_user" ON "publish_attempts" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "publish_attempts_open_lease" ON "publish_attempts" USING btree ("lease_until") WHERE finished_at IS NULL;--> statement-breakpoint
CREATE INDEX "publish_attempts_urn" ON "publish_attempts" USING btree ("user_id","urn") WHERE urn IS NOT NULL;--> statement-breakpoint
CREATE INDEX "publish_steps_attempt" ON "publish_steps" USING btree ("attempt_id","id");--> statement-breakpoint
CREATE INDEX "evergreen_posts_user" ON "evergreen_posts" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "evergreen_uses_user" ON "evergreen_uses" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "queues_user_name" ON "queues" USING btree ("user_id","name");--> statement-breakpoint
CREATE INDEX "queues_user" ON "queues" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "error_reports_created_at" ON "error_reports" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "idempotency_keys_created_at" ON "idempotency_keys" USING btree ("created_at");