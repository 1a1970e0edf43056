CREATE INDEX "library_posts_own" ON "library_posts" USING btree ("user_id","language") WHERE own;--> statement-breakpoint
-- Counters of rate limits may start again after a crash of the database; they are not worth a flush to the disk for each request.
ALTER TABLE "rate_limits" SET UNLOGGED;
