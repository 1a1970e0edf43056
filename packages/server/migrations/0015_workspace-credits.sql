CREATE TABLE "credit_spenders" (
	"account_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"monthly_limit" integer,
	"chosen" boolean DEFAULT false NOT NULL,
	CONSTRAINT "credit_spenders_account_id_user_id_pk" PRIMARY KEY("account_id","user_id"),
	CONSTRAINT "credit_spenders_limit" CHECK (monthly_limit > 0)
);
--> statement-breakpoint
ALTER TABLE "credit_entries" DROP CONSTRAINT "credit_entries_sign";--> statement-breakpoint
ALTER TABLE "credit_accounts" ADD COLUMN "closed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "credit_accounts" ADD COLUMN "heir_id" uuid;--> statement-breakpoint
ALTER TABLE "credit_lots" ADD COLUMN "giver_id" uuid;--> statement-breakpoint
ALTER TABLE "credit_reservations" ADD COLUMN "actor_id" uuid;--> statement-breakpoint
CREATE INDEX "credit_spenders_user" ON "credit_spenders" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "credit_spenders_chosen" ON "credit_spenders" USING btree ("user_id") WHERE chosen;--> statement-breakpoint
CREATE INDEX "credit_accounts_closed" ON "credit_accounts" USING btree ("user_id") WHERE heir_id IS NOT NULL;--> statement-breakpoint
CREATE INDEX "credit_lots_giver" ON "credit_lots" USING btree ("giver_id") WHERE giver_id IS NOT NULL;--> statement-breakpoint
CREATE INDEX "credit_lots_given" ON "credit_lots" USING btree ("user_id") WHERE giver_id IS NOT NULL;--> statement-breakpoint
CREATE INDEX "credit_reservations_actor" ON "credit_reservations" USING btree ("actor_id","user_id","created_at") WHERE actor_id IS NOT NULL;--> statement-breakpoint
CREATE INDEX "credit_reservations_shared" ON "credit_reservations" USING btree ("user_id","created_at") WHERE actor_id IS NOT NULL;--> statement-breakpoint
ALTER TABLE "credit_entries" ADD CONSTRAINT "credit_entries_sign" CHECK ((kind IN ('grant', 'release') AND amount > 0) OR (kind IN ('reserve', 'lapse') AND amount < 0) OR (kind IN ('refund', 'adjust', 'transfer') AND amount <> 0));